import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { UsersView } from '../users.ts'
import { fileReadyAddress, usersFileAddress } from './users-view.ts'

type UsersFileProps = {
  view: UsersView
  /** The person showed just now who they are, for this file. */
  isReady: boolean
  /** They showed it lately: the file comes at once. */
  isFresh: boolean
}

/** The people of the list as a file; who showed long ago who they are is asked first. */
export function UsersFile({ view, isReady, isFresh }: UsersFileProps) {
  const face = (
    <>
      <Download aria-hidden="true" className="i" />
      Scarica come CSV
    </>
  )
  const file =
    isFresh || isReady ? (
      <a className={buttonClass()} href={usersFileAddress(view)}>
        {face}
      </a>
    ) : (
      <Link className={buttonClass()} to={fileReadyAddress(view)}>
        {face}
      </Link>
    )
  if (!isReady) return file
  return (
    <div className="mb-6">
      <Note kind="info">
        <div className="stack gap-3">
          <p>
            Il file ha nomi e indirizzi email: tienilo al sicuro, e cancellalo quando non serve più.
            Nel registro resta scritto che l'hai scaricato.
          </p>
          <p>{file}</p>
        </div>
      </Note>
    </div>
  )
}
