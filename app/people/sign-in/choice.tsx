import { ChevronRight, LogIn, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { loginPath } from '../../paths.ts'
import type { LoginScreenData } from '../account.ts'
import { GoogleWay } from './google-way.tsx'
import { SharedDevice, type SharedDeviceState } from './shared-device.tsx'

const doors = [
  {
    form: 'register',
    Icon: UserRoundPlus,
    title: 'Crea un account gratis',
    words: 'È la prima volta che entri: basta un minuto.',
  },
  {
    form: 'login',
    Icon: LogIn,
    title: 'Ho già un account',
    words: 'Con la tua email e la tua password.',
  },
] as const

type ChoiceProps = { screen: LoginScreenData; shared: SharedDeviceState }

/** First who one is; the fields come after. */
export function Choice({ screen, shared }: ChoiceProps) {
  return (
    <>
      <ul className="doors">
        {doors.map(({ form, Icon, title, words }) => (
          <li key={form}>
            <Link to={loginPath(screen.returnTo, form)}>
              <span className="arch">
                <Icon aria-hidden="true" className="i" />
              </span>
              <span>
                <b>{title}</b>
                <span>{words}</span>
              </span>
              <ChevronRight aria-hidden="true" className="i" />
            </Link>
          </li>
        ))}
      </ul>
      {/* Without script each form has its own. */}
      <SharedDevice {...shared} className="needs-script" />
      <GoogleWay screen={screen} isShared={shared.isShared} hasRules />
      <ul className="sign-in-links">
        <li>
          <Link to={loginPath(screen.returnTo, 'reset')}>Hai dimenticato la password?</Link>
        </li>
      </ul>
    </>
  )
}
