import { Link } from 'react-router'
import { lessonsPath, practicePath, scenesPath } from '../paths.ts'

type Done = { done: number; total: number }

/** What stands beside the guides for people who are not sure yet, with how far they are. */
export function BesideGuides({ lessons, scenes }: { lessons: Done; scenes: Done }) {
  return (
    <ul className="list-none p-0">
      <li>
        <Link to={lessonsPath()} className="inline-block py-2" prefetch="intent">
          Prima di cominciare
        </Link>
        : le basi, in sette lezioni brevi. {doneText(lessons, 'lezione fatta', 'lezioni fatte')}
      </li>
      {scenes.total > 0 && (
        <li>
          <Link to={scenesPath()} className="inline-block py-2" prefetch="intent">
            La palestra
          </Link>
          : ti alleni a riconoscere le truffe. {doneText(scenes, 'scena fatta', 'scene fatte')}
        </li>
      )}
      <li>
        <Link to={practicePath()} className="inline-block py-2" prefetch="intent">
          La stanza di prova
        </Link>
        : conversazioni già scritte, per imparare a chiedere.
      </li>
    </ul>
  )
}

const doneText = ({ done, total }: Done, one: string, many: string) =>
  `${done} ${done === 1 ? one : many} su ${total}.`
