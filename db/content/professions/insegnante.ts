import { here } from '../../city.ts'
import type { ProfessionContent } from '../../content-types.ts'

export const insegnante: ProfessionContent = {
  id: 'insegnante',
  isPublished: true,
  title: 'Insegnante',
  iconName: 'GraduationCap',
  description:
    "Bozze di verifiche, lezioni e circolari. L'AI le prepara subito, tu le correggi e le adatti alla tua classe.",
  color: 'purple-pink',
  heroImage: '/drawings/insegnante.svg',
  tools: ['ChatGPT', 'Claude', 'Gemini', 'Gemini Notebook', 'Canva', 'DeepL'],
  examples: [
    'Una verifica in due versioni',
    "La circolare per l'uscita a Crespi d'Adda",
    'Lo stesso brano in tre livelli',
  ],
  metrics: {
    timesSaved: { daily: 0.8, weekly: 4, monthly: 17 },
    productivity: 10,
    costReduction: 5,
  },
  useCases: [
    {
      title: 'Verifiche in due versioni',
      description:
        "Scrivi classe, argomento e numero di domande. L'AI prepara due serie di domande e le soluzioni. Tu cambi quello che non va.",
      timeSaved: 40,
      example:
        'Prepara una verifica di geografia sulle montagne italiane per una prima media. Scrivi 10 domande: 6 con quattro risposte tra cui scegliere e 4 aperte. Fai due versioni, A e B, con la stessa difficoltà. Scrivi i punti accanto a ogni domanda, per un totale di 20. Metti le soluzioni in fondo, su una pagina a parte.',
      benefits: [
        'Con due versioni simili, copiare dal vicino non serve',
        'Le soluzioni sono già scritte, pronte da controllare',
        "Il punteggio è chiaro fin dall'inizio",
      ],
    },
    {
      title: 'Un brano in tre livelli',
      description:
        "Nella stessa classe c'è chi legge bene e chi fatica. L'AI riscrive lo stesso contenuto in modo più o meno facile. Tutti lavorano sullo stesso tema.",
      timeSaved: 30,
      example:
        "Scrivi un brano sulla fotosintesi per una quinta primaria, in tre versioni. La prima ha circa 150 parole, per chi legge senza fatica. La seconda ha circa 100 parole, con frasi corte e parole comuni. La terza ha circa 60 parole, per chi impara l'italiano da poco, con cinque parole difficili spiegate. I concetti devono essere gli stessi. Chiudi con tre domande adatte a tutti.",
      benefits: [
        'Ogni alunno riceve un testo alla sua portata',
        'La discussione in classe resta una sola',
        'Non devi riscrivere tutto a mano',
      ],
    },
    {
      title: 'Circolari e messaggi alle famiglie',
      description:
        "Dai all'AI i fatti: giorno, orari, che cosa portare. Lei li mette in ordine in un testo cortese. Prima di inviarlo rileggi date e orari.",
      timeSaved: 20,
      example:
        "Scrivi una circolare per i genitori di una quarta primaria. Annuncia l'uscita del 14 maggio al villaggio operaio di Crespi d'Adda. Si parte da scuola alle 8:15 e si torna alle 16. Servono pranzo al sacco, acqua e scarpe comode. L'autorizzazione va riportata firmata entro il 30 aprile. Usa un tono cordiale e resta sotto le 130 parole. Aggiungi in fondo il tagliando da firmare, con i puntini da riempire.",
      benefits: [
        'I genitori trovano subito quello che serve',
        'Il tono resta gentile anche quando sei di fretta',
        "Il testo si riusa per l'uscita successiva",
      ],
    },
    {
      title: 'Una lezione con i tempi',
      description:
        "Chiedi una scaletta minuto per minuto su un tema vicino ai ragazzi. L'AI propone attività e domande. Tu tieni le migliori e controlli i fatti.",
      timeSaved: 35,
      example: `Prepara una lezione di 50 minuti ${here('sulle Mura veneziane di Bergamo', 'sulla cupola del Duomo di Firenze')} per una seconda superiore. Dividi il tempo in quattro parti: avvio, spiegazione, lavoro a coppie e discussione. Per ogni parte scrivi i minuti, che cosa faccio io e che cosa fanno gli studenti. Proponi tre domande aperte per la discussione. Alla fine elenca le date e i fatti che devo controllare su una fonte sicura.`,
      benefits: [
        'Vedi prima se i tempi stanno in piedi',
        'Hai domande pronte per far parlare i ragazzi',
        'Sai quali dati verificare',
      ],
    },
  ],
  tips: [
    'Non scrivere nomi, voti o diagnosi dei tuoi alunni. Basta dire «un alunno di terza».',
    "Usa solo i servizi permessi dalla tua scuola. In Italia chi ha meno di 14 anni può usare l'AI solo con il consenso dei genitori.",
    "Controlla date, formule e citazioni prima di portarle in classe. L'AI può sbagliare, e lo fa con tono sicuro.",
    'Indica sempre classe, materia, tempo e livello. Una richiesta precisa ti risparmia molte correzioni.',
    "I voti e i giudizi restano tuoi. Fatti aiutare a scrivere la griglia, ma non dare all'AI i compiti da valutare.",
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Insegnante di scuola primaria',
      image: null,
      text: 'Chiedo una prima bozza della verifica, con le soluzioni. Poi cambio le domande che non vanno bene per la mia classe. Così comincio da qualcosa da correggere.',
    },
  ],
  resources: [
    {
      title: 'Garante privacy: la tutela dei dati, anche a scuola',
      type: 'guide',
      link: 'https://www.garanteprivacy.it',
    },
    {
      title: 'Scuola Futura: i corsi del Ministero per chi insegna',
      type: 'course',
      link: 'https://scuolafutura.pubblica.istruzione.it',
    },
  ],
}
