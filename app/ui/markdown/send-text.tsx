import { Mail } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../button.tsx'
import { writeToClipboard } from '../clipboard.ts'
import { mailText } from './taken-text.ts'

/** Longer addresses are cut off by some mail programs, in characters. */
const longestMail = 1800

/** A message's own subject, else its title. */
const mailSubject = (title: string, text: string) =>
  /^oggetto: *(.+)$/im.exec(text)?.[1]?.trim() ?? title

/** Half an emoji has no place in an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

/** A message with the text; a longer one is pasted by hand, and lies on the clipboard for that. */
function mailAddress(subject: string, text: string): string {
  const address = (body: string) =>
    `mailto:?subject=${encoded(subject)}&body=${encoded(mailText(body))}`
  const whole = address(text)
  return whole.length <= longestMail ? whole : address('(Incolla qui il testo.)')
}

const copied = "Se l'email non si apre, incolla il testo dove vuoi: è già copiato."
const notCopied = "Se l'email non si apre, seleziona il testo e copialo a mano."

/** 'Manda': sends a text by the device's own means, else by mail, of which a page hears nothing. */
export function SendText({ title, text }: { title: string; text: string }) {
  const [said, setSaid] = useState('')
  return (
    <span className="with-why">
      <a
        className={buttonClass()}
        href={mailAddress(mailSubject(title, text), text)}
        onClick={(event) => {
          if (!navigator.share) {
            void writeToClipboard(text).then((done) => setSaid(done ? copied : notCopied))
            return
          }
          event.preventDefault()
          // Closing the device's own sheet is not a failure.
          navigator.share({ title, text }).catch(() => {})
        }}
      >
        <Mail className="i" aria-hidden="true" />
        Manda
      </a>
      <span aria-live="polite" className={said ? 'why' : 'vh'}>
        {said}
      </span>
    </span>
  )
}
