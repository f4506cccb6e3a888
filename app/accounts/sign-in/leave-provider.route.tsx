import { redirect } from 'react-router'
import { homePath } from '../../paths.ts'
import { env } from '../../platform/process.server.ts'
import { leavingProviderPath } from '../../sign-in-paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { titled } from '../../ui/page-title.ts'
import type { Route } from './+types/leave-provider.route.ts'
import { readLeaving } from './leaving.server.ts'
import { findProvider } from './provider-sign-in.server.ts'

export const meta = titled('Sei uscito')

/** Whom somebody is still signed in with who has signed out here; `name` is null once they are not. */
export const loader = ({ request, url }: Route.LoaderArgs) => {
  if (url.searchParams.has('fatto')) return { name: null, site: env.SITE_NAME }
  const leaving = readLeaving(env, request.headers.get('Cookie'))
  const provider = leaving && findProvider(env, leaving.provider)
  if (!provider) throw redirect(homePath())
  return { name: provider.name, site: env.SITE_NAME }
}

/** After signing out: the provider still knows the person, and the next one here could be them. */
export default function LeaveProvider({ loaderData: { name, site } }: Route.ComponentProps) {
  if (name === null) {
    return (
      <div className="wrap narrow sec stack gap-5">
        <h1>Sei uscito del tutto</h1>
        <p>Chi usa questo computer dopo di te deve dire di nuovo chi è.</p>
        <p>
          <ButtonLink to={homePath()}>Vai alla pagina iniziale</ButtonLink>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap narrow sec stack gap-5">
      <h1>Sei uscito da {site}</h1>
      <p>
        Su questo computer però risulti ancora entrato con {name}. Chi lo usa dopo di te può premere
        «Continua con {name}» ed entrare come se fosse te.
      </p>
      <p>Esci anche da lì, se questo computer non è solo tuo.</p>
      {/* Goes to another site, which no script of ours follows. */}
      <form method="post" action={leavingProviderPath()} className="row">
        <Button kind="main" name="intent" value="leave">
          Esci anche da lì
        </Button>
        <Button name="intent" value="keep">
          No, il computer è solo mio
        </Button>
      </form>
    </div>
  )
}
