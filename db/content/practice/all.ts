import type { Practice } from '../../practice-types.ts'
import { aiCheDaRagione } from './ai-che-da-ragione.ts'
import { avvisoDellAcqua } from './avviso-dell-acqua.ts'
import { contoDelPranzo } from './conto-del-pranzo.ts'
import { gitaInValBrembana } from './gita-in-val-brembana.ts'
import { leggeCheNonCe } from './legge-che-non-ce.ts'
import { letteraAlComune } from './lettera-al-comune.ts'
import { menuDelGiorno } from './menu-del-giorno.ts'
import { messaggioAlNipote } from './messaggio-al-nipote.ts'
import { numeroInventato } from './numero-inventato.ts'
import { paroleDelMedico } from './parole-del-medico.ts'
import { preventivo } from './preventivo.ts'
import { primaCopri } from './prima-copri.ts'

/** The prepared conversations in the order of the list: those to choose words in come first. */
export const practices: Practice[] = [
  messaggioAlNipote,
  letteraAlComune,
  menuDelGiorno,
  paroleDelMedico,
  gitaInValBrembana,
  preventivo,
  primaCopri,
  aiCheDaRagione,
  contoDelPranzo,
  avvisoDellAcqua,
  numeroInventato,
  leggeCheNonCe,
]
