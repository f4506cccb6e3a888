import { LogOut, MapPin, Settings } from 'lucide-react'
import { Form } from 'react-router'
import { logoutPath, settingsPath } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

type PersonHeaderProps = {
  person: { name: string; email: string | null; city: string; photo: string | null }
}

/** Who is here, with the ways to the settings and out. */
export function PersonHeader({ person }: PersonHeaderProps) {
  return (
    <header className="wrap flex flex-wrap items-end gap-x-8 gap-y-5 pt-8 pb-8 lg:pt-12">
      <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-center gap-5 lg:gap-8">
        <Picture
          src={person.photo}
          fallback="/drawings/ritratto.svg"
          alt=""
          width="160"
          height="160"
          className="h-28 w-24 flex-none rounded-t-full border-[3px] border-ink bg-ember-wash object-cover lg:h-40 lg:w-34"
        />
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h1 className="wrap-anywhere">Ciao, {person.name.trim() || 'Utente'}</h1>
          {person.email && <p className="soft wrap-anywhere">{person.email}</p>}
          <p className="soft flex items-center gap-2">
            <MapPin aria-hidden="true" className="i" />
            <span className="min-w-0 wrap-anywhere">{person.city}</span>
          </p>
        </div>
      </div>
      <div className="row">
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
    </header>
  )
}
