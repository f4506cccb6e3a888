import { ChevronDown, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { cookiesPath } from '../../paths.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { focusHeader } from '../focus-content.ts'
import { type CookieAnswer, cookieSettings, type OptionalCategory } from './cookie-choice.ts'
import { closeBanner, storeChoice, useCookieBanner } from './cookie-store.ts'

const categories: [OptionalCategory, string][] = [
  ['analytics', 'Statistiche'],
  ['marketing', 'Marketing'],
  ['preferences', 'Preferenze'],
]

const answers: [CookieAnswer, string][] = [
  ['all', 'Accetta'],
  ['selected', 'Accetta selezionati'],
  ['necessary', 'Solo necessari'],
]

const selectedId = 'cookie-selezionati'

/** Asks for a choice until there is one; in the page's flow, at the top. */
export function CookieBanner() {
  const { isAsking, isReopened, choice } = useCookieBanner()
  const banner = useRef<HTMLElement>(null)
  // Only script can keep a choice: what cannot answer yet does not look as if it could.
  const isWaiting = !useHydrated()

  useEffect(() => {
    if (isReopened) banner.current?.focus()
  }, [isReopened])

  if (!isAsking) return null
  const choose = (answer: CookieAnswer) => (event: MouseEvent<HTMLButtonElement>) => {
    const settings = cookieSettings(answer, event.currentTarget.form)
    focusFirst(focusHeader, () => {
      storeChoice(settings)
      announce('Scelta salvata.')
    })
  }
  return (
    <section ref={banner} tabIndex={-1} className="cookie" aria-label="Scelta dei cookie">
      <form className="wrap">
        <p>Solo cookie tecnici.</p>
        <details className="needs-script" open={isReopened || undefined}>
          <summary>
            <ChevronDown aria-hidden="true" className="i" />
            Scegli
          </summary>
          <fieldset>
            <legend className="vh">Categorie di cookie</legend>
            <label className="check">
              <input type="checkbox" checked disabled readOnly /> Necessari, sempre
            </label>
            {categories.map(([category, words]) => (
              <label className="check" key={category}>
                <input
                  type="checkbox"
                  name={category}
                  defaultChecked={choice?.settings[category]}
                />{' '}
                {words}
              </label>
            ))}
            <Link to={cookiesPath()} prefetch="intent" className="py-3">
              Leggi di più
            </Link>
          </fieldset>
        </details>
        <div className="three needs-script">
          {answers.map(([answer, words]) => (
            <Button
              type="button"
              key={answer}
              disabled={isWaiting}
              aria-describedby={answer === 'selected' ? selectedId : undefined}
              onClick={choose(answer)}
            >
              {words}
            </Button>
          ))}
          <span hidden id={selectedId}>
            «Scegli» mostra che cosa è selezionato.
          </span>
        </div>
      </form>
      <button
        type="button"
        className="x needs-script"
        disabled={isWaiting}
        aria-label="Chiudi senza scegliere"
        onClick={() =>
          focusFirst(focusHeader, () => {
            closeBanner()
            announce('Avviso sui cookie chiuso.')
          })
        }
      >
        <X aria-hidden="true" className="i" />
      </button>
    </section>
  )
}
