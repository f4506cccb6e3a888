import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { finishedPath, homePath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { finishedKey, finishedWord, sessionChannel } from '../../ui/finished.ts'
import { titled } from '../../ui/page-title.ts'

export const meta = titled('Fatto')

/** What stands after 'Finito'; it says nothing about anybody. */
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

/**
 * Takes everything off this browser that a script reaches, for browsers that do not do it when the
 * server tells them, and tells the other tabs.
 * @param isOther this is one of those: it hears of it perhaps much later, when somebody else is at
 *   work, and empties its own storage alone
 */
function forgetEverything(isOther: boolean): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      if (!isOther || name === 'sessionStorage') window[name].clear()
    } catch {
      // A closed storage keeps nothing.
    }
  }
  try {
    sessionStorage.setItem(finishedKey, String(Date.now()))
  } catch {
    // Then nothing was kept for a page that comes back, either.
  }
  if (isOther || !('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage(finishedWord)
  channel.close()
}
