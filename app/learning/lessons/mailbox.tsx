import { ChevronDown } from 'lucide-react'
import type { MailContent } from '../../../db/content/lessons/lesson-content.ts'
import { Addresses } from '../../ui/addresses.tsx'

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
              <p className="small">
                Da: <Addresses text={address} />
              </p>
              <p>
                <Addresses text={text} />
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
