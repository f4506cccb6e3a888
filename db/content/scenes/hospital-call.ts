import type { SceneContent } from '../../content-types.ts'

export const hospitalCall: SceneContent = {
  id: 'ospedale-da-chiamare',
  isPublished: true,
  title: "L'ospedale che vuole una telefonata",
  moment: 'È lunedì. Tra un mese hai una visita. Arriva un SMS.',
  channel: 'sms',
  sender: 'CUP',
  senderSign: {
    title: 'Il nome si può copiare',
    meaning: 'Il CUP è il centro che prenota le visite. Ma quel nome lo può scrivere chiunque.',
  },
  sentAt: 'oggi, 10:10',
  lines: [
    {
      text: 'Ci sono comunicazioni urgenti che la riguardano.',
      sign: {
        title: 'Non dice quali',
        meaning: "Un ospedale scrive il giorno e l'ora. Qui non c'è niente di tuo.",
      },
    },
    {
      text: 'Chiami subito i nostri uffici,',
      sign: {
        title: "C'è fretta",
        meaning: 'Se corri non guardi il tuo foglio. È quello che vogliono.',
      },
    },
    {
      text: 'al numero 893…',
      sign: {
        title: 'Comincia con 89',
        meaning: 'È un numero a pagamento. Ogni minuto costa, e ti tengono in attesa.',
      },
    },
  ],
  isTrue: false,
  verdict: "Non è l'ospedale. Guadagnano sulla tua telefonata.",
  remark:
    'Anche un promemoria vero può dirti di telefonare. Però ti manda al numero del tuo foglio.',
  actions: [
    'Non chiamare.',
    'Hai un dubbio sulla visita? Chiama il numero sul foglio della prenotazione.',
    'Hai già chiamato? Guarda il credito, o la bolletta del telefono. Poi chiedi alla tua compagnia di contestare la spesa.',
  ],
  ifTrusted: {
    title: 'Una telefonata molto cara',
    description: 'Paghi ogni minuto, anche quello in cui aspetti. E della visita non sai niente.',
  },
  ifDoubted: {
    title: 'Due minuti',
    description: 'Chiami il numero del foglio, e senti se la visita è confermata.',
  },
}
