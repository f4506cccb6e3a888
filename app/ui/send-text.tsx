import { Mail } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from './button.tsx'

/** Longer addresses are cut off by some mail programs, in characters. */
const longestMail = 1800

/** A letter's own subject, else its title. */
const subjectOf = (title: string, text: string) =>
  /^oggetto: *(.+)$/im.exec(text)?.[1]?.trim() ?? title

/** A message with the text; a longer one is pasted by hand, and lies on the clipboard for that. */
function mailAddress(subject: string, text: string): string {
  const address = (body: string) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  const whole = address(text)
  return whole.length <= longestMail ? whole : address('(Incolla qui il testo: è già copiato.)')
}

/** 'Manda': sends a text by the device's own means, else by mail, of which a page hears nothing. */
export function SendText({ title, text }: { title: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <span className="with-why">
      <a
        className={buttonClass()}
        href={mailAddress(subjectOf(title, text), text)}
        onClick={(event) => {
          // Closing the device's own sheet is not a failure, nor is a clipboard that is closed.
          const ignore = () => {}
          if (!navigator.share) {
            navigator.clipboard?.writeText(text).then(() => setCopied(true), ignore)
            return
          }
          event.preventDefault()
          navigator.share({ title, text }).catch(ignore)
        }}
      >
        <Mail className="i" aria-hidden="true" />
        Manda
      </a>
      <span role="status" className={isCopied ? 'why' : 'vh'}>
        {isCopied && "Se l'email non si apre, incolla il testo dove vuoi: è già copiato."}
      </span>
    </span>
  )
}
