import { ChevronDown } from 'lucide-react'
import type { MailContent } from '../../../db/content/lessons/lesson-content.ts'

/** A play mailbox: messages that open one at a time, or all. */
export function Mailbox({ mails }: { mails: MailContent[] }) {
  return (
    <ul className="mailbox" aria-label="La posta di prova">
      {mails.map(({ sender, address, time, title, text }) => (
        <li key={`${address} ${time}`}>
          <details>
            <summary>
              <b>{sender}</b>
              <span className="small">{time}</span>
              <span className="mail-title">{title}</span>
              <ChevronDown aria-hidden="true" className="i chevron" />
            </summary>
            <div className="mail-text">
              <p className="small">Da: {address}</p>
              <p>{text}</p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
