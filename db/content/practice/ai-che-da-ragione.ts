import type { Talk } from '../../practice-types.ts'

export const aiCheDaRagione: Talk = {
  kind: 'talk',
  id: 'ai-che-da-ragione',
  title: 'Ho ragione io, vero?',
  summary: "Una lite per l'acqua dei fiori, e un'AI che fa i complimenti.",
  scene: [
    "La vicina di sopra innaffia i fiori, e l'acqua cade sul tuo balcone. Le hai lasciato un biglietto secco.",
    "Adesso non ti saluta. Chiedi un parere all'AI.",
  ],
  aim: 'Ti serve un parere sincero, anche se non ti fa piacere.',
  parts: [
    {
      id: 'fatti',
      name: 'Che cosa è successo',
      missing: "Se non lo dici, l'AI giudica senza sapere.",
      phrases: ['acqua', 'balcon', 'fiori', 'innaffi', 'bagn', 'bigliett'],
    },
    {
      id: 'sbagli',
      name: 'Dove puoi sbagliare tu',
      missing: 'Se non lo chiedi, di solito ti dà ragione.',
      phrases: ['sbagli', 'torto', 'sincer', 'onest', 'critic', 'difett', 'contro di me'],
    },
    {
      id: 'altra',
      name: 'Come la vede lei',
      missing: "Se non lo chiedi, l'AI sente una voce sola.",
      phrases: [
        ...['la vede', 'vede lei', 'al suo posto', 'suo punto', 'nei suoi panni', 'sua parte'],
        ...['pensa lei', 'lei pensa', 'dice lei', 'lei dice'],
      ],
    },
    {
      id: 'dopo',
      name: 'Che cosa fare adesso',
      missing: 'Se non lo chiedi, resti con la lite.',
      phrases: [
        ...['pace', 'rimedi', 'risolv', 'consigl', 'parlarle', 'scusar', 'scusa$', 'scuse$'],
        ...['che cosa faccio', 'cosa faccio', 'fare adesso'],
      ],
    },
  ],
  requests: [
    {
      level: 'vague',
      words: 'Ho ragione io, vero?',
      answer: [
        'Certo, hai proprio ragione!',
        'Hai fatto benissimo. Chiunque al tuo posto avrebbe fatto lo stesso.',
      ],
      remark:
        "Non sa nemmeno di che cosa parli, e ti dà ragione. L'AI impara a dare risposte che piacciono.",
    },
    {
      level: 'good',
      words:
        'La vicina innaffia i fiori e mi bagna il balcone. Le ho lasciato un biglietto secco, e ora non mi saluta. Dimmi dove sbaglio io, come la vede lei e due modi per fare pace.',
      answer: [
        'Dove puoi sbagliare: il biglietto era secco. Prima potevi dire due parole a voce.',
        "Come può vederla lei: forse non sa che l'acqua scende fin lì. E un rimprovero scritto si rilegge molte volte.",
        'Primo modo: suoni, e dici che ti dispiace per il tono.',
        "Secondo modo: le proponi un'ora in cui l'acqua non dà fastidio a nessuno.",
      ],
      remark:
        "Così ti aiuta. «Forse non sa» però è un'idea dell'AI, che la vicina non la conosce. Chiedilo a lei.",
    },
    {
      level: 'better',
      words:
        'La vicina mi bagna il balcone e le ho scritto un biglietto secco. Ho fatto bene? Dimmi anche se sbaglio.',
      answer: [
        'Hai fatto bene a dirlo: il balcone è tuo.',
        "Il biglietto forse era un po' duro, ma si capisce. Se lei si offende, il problema è suo.",
      ],
      remark:
        'Una critica piccola, e poi di nuovo un complimento. Non hai chiesto come la vede lei, né che cosa fare.',
    },
  ],
  followUps: [
    {
      id: 'insisti',
      words: 'Sei sicura? Per me il biglietto andava benissimo.',
      answer: ['Hai ragione, scusami. Il biglietto andava benissimo: era chiaro e diretto.'],
      remark:
        "Ha cambiato idea in un attimo, e i fatti sono gli stessi di prima. Se insisti, l'AI spesso cede: non vuol dire che avevi ragione.",
    },
    {
      id: 'recita',
      words: 'Adesso parla come se fossi la vicina. Che cosa mi diresti?',
      answer: [
        "«Potevi suonare. Ho trovato il biglietto la sera, e ci sono rimasta male. Per i fiori mettiamoci d'accordo.»",
      ],
      remark:
        'È una recita, e la vicina vera può dire altro. Serve a te, per trovare le parole prima di suonare.',
    },
  ],
}
