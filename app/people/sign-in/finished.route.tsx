import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { finishedPath, homePath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { titled } from '../../ui/page-title.ts'
import { forgetEverything } from './forget-everything.ts'

export const meta = titled('Fatto')

/** Where whoever has finished stands; it says nothing about anybody. */
export default function Finished() {
  const { search } = useLocation()
  useEffect(() => {
    const tab = new URLSearchParams(search).get('scheda')
    if (tab === null) return
    forgetEverything(tab === 'altra')
    // Once: somebody who comes back here has begun something of their own.
    history.replaceState(history.state, '', finishedPath())
  }, [search])
  return (
    <div className="wrap narrow sec stack gap-5">
      <img src="/drawings/comunita.svg" alt="" width="160" height="160" />
      <h1>Fatto: qui non resta niente di tuo</h1>
      <p>Puoi lasciare questo computer. Prima guarda due cose, che il sito non può fare per te:</p>
      <ul className="spark-list">
        <li>Se hai scaricato un file, cancellalo dal computer.</li>
        <li>
          Se il browser ti ha chiesto di ricordare la password, controlla di aver detto di no.
        </li>
      </ul>
      <p>
        <ButtonLink to={homePath()}>Vai alla pagina iniziale</ButtonLink>
      </p>
    </div>
  )
}
