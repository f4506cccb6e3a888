import type { ProfessionContent } from '../../content-types.ts'

export const artigiano: ProfessionContent = {
  id: 'artigiano',
  isPublished: true,
  title: 'Artigiano',
  iconName: 'Wrench',
  description:
    "Preventivi, messaggi, date dei lavori. Con l'AI le carte pesano meno. Mano e occhio restano i tuoi.",
  color: 'cyan-blue',
  heroImage: '/drawings/artigiano.svg',
  tools: ['ChatGPT', 'Claude', 'Gemini', 'Google Lens', 'Dettatura vocale del telefono'],
  examples: [
    'Il preventivo di un bagno, voce per voce',
    'Un messaggio per spostare un lavoro',
    'La lista dei materiali per il cantiere di lunedì',
  ],
  metrics: {
    timesSaved: { daily: 0.6, weekly: 3, monthly: 13 },
    productivity: 8,
    costReduction: 4,
  },
  useCases: [
    {
      title: 'Il preventivo in ordine',
      description:
        "Tu detti i lavori e i prezzi che hai deciso. L'AI li mette in tabella e spiega ogni voce in parole semplici. Il cliente capisce che cosa paga.",
      timeSaved: 40,
      example:
        "Metti in ordine il preventivo per rifare un bagno di cinque metri quadrati. Togliere sanitari e piastrelle costa 900 euro. Il nuovo impianto dell'acqua costa 1.800 euro. La posa delle piastrelle costa 1.400 euro. Montare i sanitari costa 600 euro. Piastrelle e sanitari li compra il cliente. Scrivi una tabella con voce, spiegazione semplice e prezzo. Calcola il totale senza IVA e mostrami la somma. Aggiungi due righe vuote: IVA e totale da pagare. Indica che cosa è escluso. Lascia lo spazio per i tempi e per i pagamenti.",
      benefits: [
        'Il cliente legge e capisce senza chiedere',
        'Nascono meno discussioni a lavoro finito',
        'Rispondi in giornata e non dopo una settimana',
      ],
    },
    {
      title: 'I messaggi difficili',
      description:
        "Un ritardo, un lavoro da spostare, un conto non pagato. L'AI trova parole chiare e gentili quando tu sei stanco. Tu rileggi, correggi e mandi.",
      timeSaved: 10,
      example:
        'Scrivi un messaggio a una cliente per spostare un lavoro. Lunedì dovevo dipingere la facciata, ma è prevista pioggia per tre giorni. Con il muro bagnato la pittura non tiene. Posso venire giovedì, se il tempo migliora. Chiedi scusa, spiega il motivo e proponi la nuova data. Alla fine chiedi una conferma. Resta sotto le sei righe.',
      benefits: [
        'Il cliente è avvisato in tempo',
        'Il tono resta cortese anche a fine giornata',
        'Resta una traccia scritta degli accordi',
      ],
    },
    {
      title: 'Il calendario del cantiere',
      description:
        "Scrivi le fasi del lavoro e l'AI le mette in fila. Segna le attese e i materiali da ordinare prima. Tu correggi i tempi con la tua esperienza.",
      timeSaved: 30,
      example:
        "Prepara il calendario dei lavori per rifare un bagno in un condominio. Le fasi sono demolizione, impianto dell'acqua, impianto elettrico, massetto, piastrelle e sanitari. Siamo in due e lavoriamo cinque giorni alla settimana. Metti le fasi nell'ordine giusto. Segna i tempi di attesa, come l'asciugatura del massetto. Fai una tabella con giorno, fase e materiali da ordinare prima. Dimmi quali tempi devo verificare io.",
      benefits: [
        'Ordini i materiali al momento giusto',
        'Il cliente sa quando avrà polvere in casa',
        'Incastri meglio i lavori della settimana',
      ],
    },
    {
      title: 'Il foglio di istruzioni',
      description:
        "Un lavoro ben fatto dura se chi lo riceve sa curarlo. L'AI scrive il foglio da lasciare al cliente. Tu controlli che i consigli siano giusti.",
      timeSaved: 25,
      example:
        "Scrivi le istruzioni di cura per un tavolo di rovere finito a olio. Il foglio va consegnato con il tavolo e deve stare in una pagina. Spiega come pulirlo ogni giorno, che cosa evitare e quando ridare l'olio. Avvisa che gli stracci sporchi di olio possono prendere fuoco da soli. Di' di stenderli ad asciugare all'aperto, mai in un mucchio. Usa frasi brevi e parole semplici.",
      benefits: [
        'Il tuo lavoro resta bello più a lungo',
        'Ricevi meno telefonate per dubbi semplici',
        'Il cliente vede la tua cura anche dopo',
      ],
    },
  ],
  tips: [
    "I prezzi mettili tu. L'AI non sa quanto paghi i materiali e può inventare le cifre.",
    "Rifai le somme con la calcolatrice prima di mandare un preventivo. Anche l'AI sbaglia i conti.",
    'Togli nome, telefono e indirizzo del cliente: basta scrivere «un appartamento al terzo piano». Nelle foto guarda che non si vedano volti o targhe.',
    "Per norme, bonus e sicurezza non fidarti dell'AI. Guarda i siti ufficiali o chiedi al commercialista, perché le regole cambiano.",
    'Hai le mani sporche? Tocca il microfono sulla tastiera del telefono e detta la richiesta. Poi la rileggi con calma la sera.',
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Idraulico con un aiutante',
      image: null,
      text: 'I preventivi li facevo la domenica, di malavoglia. Adesso detto le voci in furgone, da fermo, e la sera controllo i numeri. La domenica vado a camminare in montagna.',
    },
  ],
  resources: [
    {
      title: 'Agenzia delle Entrate: le regole ufficiali sui bonus per la casa',
      type: 'guide',
      link: 'https://www.agenziaentrate.gov.it',
    },
    {
      title: 'Punto Impresa Digitale delle Camere di commercio',
      type: 'guide',
      link: 'https://www.puntoimpresadigitale.camcom.it',
    },
  ],
}
