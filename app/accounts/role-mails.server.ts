import { adminUserPath } from '../admin-paths.ts'
import { groupsPath } from '../group-paths.ts'
import { adminPath, loginPath, secondProofPath, settingsPath } from '../paths.ts'
import type { MailWords } from '../platform/link-mail.server.ts'
import { passwordLeast } from '../platform/password-least.ts'
import { administers, type Lacking, type Role } from '../platform/roles.ts'
import { invitationTime } from './invitation/invitation.ts'
import { roleLabels } from './role-labels.ts'
import { roleSentences, waitingText } from './users.ts'

/**
 * A role that was given or taken. `by`: the address of who did it; null: whoever runs the server;
 * `confirm`: the path that confirms the person's address.
 */
type RoleFacts = {
  role: Role
  former: Role
  lacking: Lacking[]
  by: string | null
  confirm: string
}

/** `by`: the address of who did it; `about`: the group's code and day, which nobody typed. */
type GroupFacts = { path: string; by: string; about: string }

export type RoleMailFacts = {
  roleGiven: RoleFacts
  invited: RoleFacts & { path: string }
  roleTaken: RoleFacts & { isOwn: boolean }
  newAdministrator: RoleFacts & { id: string; address: string | null }
  groupShared: GroupFacts
}

const doer = ({ by }: RoleFacts) => by ?? 'Chi gestisce il server'
const unexpected = "Non te l'aspettavi? Avvisa subito chi gestisce il sito."

/** The mails of the table (mails.server.ts) about a role, or what one leads. */
export const roleMails: {
  [Name in keyof RoleMailFacts]: (site: string, facts: RoleMailFacts[Name]) => MailWords
} = {
  groupShared: (site, { path, by, about }) => ({
    subject: 'guidi un gruppo con un altro Facilitatore',
    before: [
      `da adesso guidi anche tu un gruppo di ${by} su ${site} (${about}). Vedete la stessa pagina e fate le stesse cose.`,
      'Qui lo trovi:',
    ],
    link: { path, label: 'Apri il gruppo' },
    after: [
      'Non vuoi guidarlo? Nella sua pagina apri «Guidare in due» e premi «Non lo guido più».',
    ],
  }),
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
  invited: (site, { path, ...facts }) => ({
    subject: 'un invito per te',
    before: [
      `${doer(facts)} ti invita su ${site}, con il ruolo «${roleLabels[facts.role]}».`,
      roleSentences[facts.role],
      `Apri questo indirizzo e scrivi il tuo nome. Poi scegli una password di almeno ${passwordLeast.staff} caratteri: da allora il ruolo vale.`,
      ...(facts.lacking.includes('secondProof') ? ['Dopo scegli anche una seconda chiave.'] : []),
    ],
    link: { path, label: "Apri l'invito" },
    after: [
      `L'invito vale ${invitationTime} e si usa una volta sola.`,
      "Non te l'aspettavi? Ignora questa email: dopo cancelliamo il tuo indirizzo.",
    ],
  }),
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
function firstStep(facts: RoleFacts): Pick<MailWords, 'link'> & { words: string[] } {
  const { role, lacking, confirm } = facts
  if (lacking.length === 0) {
    return {
      words: ['Vale da adesso. Comincia da qui:'],
      link: administers(role)
        ? { path: adminPath(), label: "Apri l'amministrazione" }
        : { path: groupsPath(), label: 'Apri «I miei gruppi»' },
    }
  }
  if (lacking.includes('confirmedAddress')) {
    return {
      words: [
        waitingText(lacking),
        `Comincia da qui: il collegamento conferma l'indirizzo, e non fa altro.${lacking.length > 1 ? ' Poi lì trovi come si fa il resto.' : ''}`,
      ],
      link: { path: confirm, label: 'Conferma il tuo indirizzo' },
    }
  }
  if (lacking.every((what) => what === 'secondProof')) {
    return {
      words: [waitingText(lacking), 'La scegli da qui, in cinque minuti:'],
      link: { path: secondProofPath(), label: 'Scegli la seconda chiave' },
    }
  }
  return {
    words: [waitingText(lacking), 'Qui trovi come si fa:'],
    link: { path: settingsPath(), label: 'Guarda che cosa manca' },
  }
}
