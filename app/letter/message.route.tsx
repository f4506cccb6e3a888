import { db, env } from '../platform/process.server.ts'
import { loadedTags } from '../ui/page-title.ts'
import type { Route } from './+types/message.route'
import { letterPage } from './letter-page.server.ts'
import { MessageScreen } from './message-screen.tsx'
import '../workshop/workshop.css'
import './letter.css'

export const meta = loadedTags

const words = {
  title: 'Un messaggio strano',
  description:
    "Hai ricevuto un SMS, un'email o un messaggio che non ti convince? Incollalo qui, o scegli la foto dello schermo: lo guardiamo insieme, prima di premere.",
}

export const loader = (asking: Route.LoaderArgs) => letterPage(db, env, asking, 'message', words)

/** 'Un messaggio strano': pasted, or as a screenshot, looked at before anybody presses on it. */
export default function Message({ loaderData: { page, letters } }: Route.ComponentProps) {
  return <MessageScreen page={page} letters={letters} />
}
