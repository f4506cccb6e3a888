/** Who may do what on the screen 'Servizio AI'; the permission tests run against a stand-in. */
import { adminPost, adminScreens, type Operation } from './operation.ts'

const path = '/admin/ai'

const acts: [name: string, fields: Record<string, string>, admin: Operation['admin']][] = [
  ['ask for the list of models', { intent: 'refresh' }, path],
  ['leave the choice of the model', { intent: 'choose', kind: 'text', model: '' }, path],
  ['choose a model of no service', { intent: 'choose', kind: 'text', model: 'inventato' }, 400],
  ['try the service', { intent: 'try' }, 200],
  ['enter a price', { intent: 'set-prices', model: 'penna', millionOut: '0,5' }, path],
  ['enter a wrong price', { intent: 'set-prices', model: 'penna', millionOut: 'molto' }, 400],
  ['set a wrong budget', { intent: 'set-budget', budget: '0' }, 400],
  ['do anything else', { intent: 'altro' }, 400],
]

export const aiOperations: Operation[] = [
  ...adminScreens('PERM-08 NAV-03 AIX-10', [path], 'setAi'),
  ...acts.map(([name, fields, admin]) => ({
    ...adminPost(`${name} at ${path}`, path, fields, admin, 'setAi'),
    changes: true,
  })),
]
