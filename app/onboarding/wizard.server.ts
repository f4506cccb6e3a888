import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import type { Asker } from '../workshop/answer/asker.server.ts'
import { workshopDoors, workshopPage } from '../workshop/workshop-page.server.ts'
import type { WizardPlace, WizardScreen } from './wizard.ts'

/**
 * What the wizard shows at a place. An unknown profession leads to the first step, an unknown
 * template to the list; what cannot be loaded is missing and said to be.
 * @param readAsker who asks; not called at the first step, which is the same for everybody
 */
export async function wizardScreen(
  db: Database,
  { env, log }: { env: Env; log: Log },
  { step, professionId, templateId }: WizardPlace,
  readAsker: () => Asker | null,
): Promise<WizardScreen> {
  if (step === 'profession') return { step, ...(await workshopDoors(db, log)) }
  const asked = { professionId, templateId, text: null, asker: readAsker() }
  const page = await workshopPage(db, { env, log }, asked)
  if (page.professionId === null) {
    return { step: 'profession', doors: page.doors, isCardsFailed: page.isCardsFailed }
  }
  return { step, page }
}
