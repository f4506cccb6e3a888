import { ChevronDown, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { choiceStored } from '../announcements.ts'
import { announce } from '../announcer.tsx'
import { focusContent } from '../focus-content.ts'
import { type CookieAnswer, type OptionalCategory, settingsOf } from './cookie-choice.ts'
import { closeBanner, storeChoice, useCookieBanner } from './cookie-store.ts'

const categories: [OptionalCategory, string][] = [
  ['analytics', 'Statistiche'],
  ['marketing', 'Marketing'],
  ['preferences', 'Preferenze'],
]

/** Asks for a choice until there is one (COOK-01 to COOK-05); in the page's flow, at the top. */
export function CookieBanner() {
  const { isAsking, isReopened, choice } = useCookieBanner()
  const heading = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isReopened) return
    scrollTo({ top: 0 })
    heading.current?.focus()
  }, [isReopened])

  if (!isAsking) return null
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    const { form, dataset } = event.currentTarget
    storeChoice(settingsOf(dataset.atOnce as CookieAnswer, form))
    announce(choiceStored)
    focusContent()
  }
  return (
    <section className="cookie" aria-label="Scelta dei cookie" data-self-reliant>
      <div className="wrap">
        <p>
          <b ref={heading} tabIndex={-1}>
            I cookie, in breve.
          </b>{' '}
          Usiamo solo quelli tecnici: gli altri li scegli tu.{' '}
          <Link to="/cookies" prefetch="intent">
            Leggi di più
          </Link>
        </p>
        <form className="opts needs-script">
          <details open={isReopened || undefined}>
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
                    defaultChecked={choice?.settings[category] ?? false}
                  />{' '}
                  {words}
                </label>
              ))}
            </fieldset>
          </details>
          <div className="three">
            <Button type="button" data-at-once="all" onClick={choose}>
              Accetta
            </Button>
            <Button type="button" data-at-once="selected" onClick={choose}>
              Accetta selezionati
            </Button>
            <Button type="button" data-at-once="necessary" onClick={choose}>
              Solo necessari
            </Button>
          </div>
        </form>
      </div>
      <button
        type="button"
        className="x needs-script"
        data-at-once="close"
        aria-label="Chiudi senza scegliere"
        onClick={() => {
          closeBanner()
          focusContent()
        }}
      >
        <X aria-hidden="true" className="i" />
      </button>
    </section>
  )
}
