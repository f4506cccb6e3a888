import { Mail } from 'lucide-react'
import { buttonClass } from './button.tsx'

/** Longer addresses are cut off by some mail programs, in characters. */
const longestMail = 1800

/** A message with the text; a longer one is pasted by hand, and lies on the clipboard for that. */
function mailAddress(title: string, text: string): string {
  const address = (body: string) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  const whole = address(text)
  return whole.length <= longestMail ? whole : address('(Incolla qui il testo: è già copiato.)')
}

/** 'Manda': sends a text by the device's own means, else by mail. */
export function SendText({ title, text }: { title: string; text: string }) {
  return (
    <a
      className={buttonClass()}
      href={mailAddress(title, text)}
      onClick={(event) => {
        // Closing the device's own sheet is not a failure.
        const ignore = () => {}
        if (!navigator.share) return navigator.clipboard?.writeText(text).catch(ignore)
        event.preventDefault()
        navigator.share({ title, text }).catch(ignore)
      }}
    >
      <Mail className="i" aria-hidden="true" />
      Manda
    </a>
  )
}
