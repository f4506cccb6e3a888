import { LogOut, Settings } from 'lucide-react'
import { Form } from 'react-router'
import { logoutPath, settingsPath } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

type PersonHeaderProps = {
  person: { name: string; email: string | null; city: string; photo: string | null }
}

/** Who is here, and what this page is; on a desk with the ways to the settings and out. */
export function PersonHeader({ person: { name, email, city, photo } }: PersonHeaderProps) {
  return (
    <header className="wrap flex flex-wrap items-end gap-x-8 gap-y-5 pt-4 pb-2 lg:pt-10 lg:pb-8">
      <div className="person-head grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 gap-y-2 lg:gap-x-8">
        <Picture
          src={photo}
          fallback="/drawings/ritratto.svg"
          alt=""
          width="160"
          height="160"
          className="h-16 w-14 rounded-t-full border-[3px] border-ink bg-ember-wash object-cover lg:row-span-2 lg:h-32 lg:w-28"
        />
        <h1 className="wrap-anywhere">Ciao, {name.trim() || 'Utente'}</h1>
        <div className="grid gap-1 max-lg:col-span-full">
          <p className="max-lg:hidden">
            Questa è la tua Dashboard: le tue risposte, e da dove riprendere.
          </p>
          <p className="soft small wrap-anywhere">{email ? `${email}, ${city}` : city}</p>
        </div>
      </div>
      <OwnWays className="max-lg:hidden" />
    </header>
  )
}

/** The settings and the way out: beside the name on a desk, last on a phone. */
export const OwnWays = ({ className }: { className: string }) => (
  <div className={`row ${className}`}>
    <ButtonLink
      to={settingsPath()}
      size="small"
      prefetch="intent"
      icon={<Settings aria-hidden="true" className="i" />}
    >
      Impostazioni
    </ButtonLink>
    <Form method="post" action={logoutPath()}>
      <Button size="small" icon={<LogOut aria-hidden="true" className="i" />}>
        Esci
      </Button>
    </Form>
  </div>
)
