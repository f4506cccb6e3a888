import { adminUserPath } from '../admin-paths.ts'
import { groupsPath } from '../group-paths.ts'
import { adminPath, loginPath, secondProofPath, settingsPath } from '../paths.ts'
import type { MailWords } from '../platform/link-mail.server.ts'
import { passwordLeast } from '../platform/password-least.ts'
import { administers, type Lacking, type Role } from '../platform/roles.ts'
import { roleLabels } from './role-labels.ts'
import { roleSentences, waitingText } from './users.ts'

/** A role that was given or taken. `by`: the address of who did it; null: whoever runs the server. */
type RoleFacts = { role: Role; former: Role; lacking: Lacking[]; by: string | null }

export type RoleMailFacts = {
  roleGiven: RoleFacts
  roleTaken: RoleFacts & { isOwn: boolean }
  newAdministrator: RoleFacts & { id: string; address: string | null }
}

const doer = ({ by }: RoleFacts) => by ?? 'Chi gestisce il server'
const unexpected = "Non te l'aspettavi? Avvisa subito chi gestisce il sito."

/** The mails of the table (mails.server.ts) about a role. */
export const roleMails: {
  [Name in keyof RoleMailFacts]: (site: string, facts: RoleMailFacts[Name]) => MailWords
} = {
  roleGiven: (site, facts) => {
    const { words, link } = firstStep(facts)
    return {
      subject: `hai il ruolo «${roleLabels[facts.role]}»`,
      before: [
        `${doer(facts)} ti ha dato il ruolo «${roleLabels[facts.role]}» su ${site}.`,
        roleSentences[facts.role],
        ...words,
      ],
      link,
      after: [unexpected],
    }
  },
  roleTaken: (site, { isOwn, ...facts }) => ({
    subject: 'il tuo ruolo è finito',
    before: [
      isOwn
        ? `hai lasciato il ruolo «${roleLabels[facts.former]}» su ${site}.`
        : `${doer(facts)} ti ha tolto il ruolo «${roleLabels[facts.former]}» su ${site}.`,
      'Il tuo account resta, con i tuoi progressi.',
    ],
    link: { path: loginPath(), label: 'Vai al sito' },
    after: [unexpected],
  }),
  // To every other administrator.
  newAdministrator: (site, { id, address, ...facts }) => ({
    subject: 'una persona in più amministra il sito',
    before: [
      `${doer(facts)} ha dato il ruolo «${roleLabels.admin}» a ${address ?? 'una persona senza email'} su ${site}.`,
      roleSentences.admin,
      ...(facts.lacking.length > 0 ? [waitingText(facts.lacking)] : []),
      'Qui vedi la persona e il suo ruolo:',
    ],
    link: { path: adminUserPath(id), label: 'Apri la sua pagina' },
    after: ["Non l'hai fatto tu, o non te l'aspettavi? Togli il ruolo e cambia la tua password."],
  }),
}

/** What the first link of a new role leads to, and in which words. */
function firstStep({ role, lacking }: RoleFacts): Pick<MailWords, 'link'> & { words: string[] } {
  if (lacking.length === 0) {
    return {
      words: ['Vale da adesso. Comincia da qui:'],
      link: administers(role)
        ? { path: adminPath(), label: "Apri l'amministrazione" }
        : { path: groupsPath(), label: 'Apri «I miei gruppi»' },
    }
  }
  if (lacking.every((what) => what === 'secondProof')) {
    return {
      words: [waitingText(lacking), 'La scegli da qui, in cinque minuti:'],
      link: { path: secondProofPath(), label: 'Scegli la seconda chiave' },
    }
  }
  return {
    words: [
      waitingText(lacking),
      `Da qui confermi l'indirizzo e scegli una password di almeno ${passwordLeast.staff} caratteri. Comincia scrivendo la tua email.`,
      ...(lacking.includes('secondProof')
        ? ['La seconda chiave la scegli dopo, quando sei dentro.']
        : []),
    ],
    link: { path: loginPath(settingsPath(), 'reset'), label: 'Conferma e scegli la password' },
  }
}
