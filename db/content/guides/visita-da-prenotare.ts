import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'

export const visitaDaPrenotare: GuideContent = {
  id: 'visita-da-prenotare',
  toolId: '4',
  title: 'Una visita da prenotare',
  description:
    "Leggi la ricetta, prepari la telefonata e prenoti. L'AI non prenota per te: ti aiuta ad arrivare con le idee chiare.",
  difficulty: 'beginner',
  duration: 50,
  imageUrl: '/drawings/guida-visita-da-prenotare.svg',
  rating: 4.5,
  isPublished: true,
  prerequisites: [
    'La ricetta del medico, di carta o sul telefono',
    'La tessera sanitaria, carta e penna',
    "Per gli esercizi basta la Fucina dei Prompts, qui sul sito. Se vuoi, c'è anche Copilot.",
  ],
  relatedGuides: ['copilot-basics', 'bolletta-da-capire'],
  chapters: [
    {
      id: 'visita-da-prenotare-ricetta',
      title: 'Leggere la ricetta',
      description:
        'Oggi la ricetta è spesso un promemoria stampato. Contano quattro cose, e sono nel disegno. Sul tuo foglio possono stare in un altro posto.',
      content: `• Le quattro cose da trovare
- Numero 1: il codice della ricetta. Si chiama NRE e sta vicino alle righe a barre.
- Numero 2: che visita o che esame è.
- Numero 3: la lettera della priorità, cioè entro quando serve.
- Numero 4: la data. La ricetta vale di solito sei mesi. Ma la precedenza della lettera vale solo se prenoti presto.

• Le lettere della priorità
- U vuol dire urgente: entro 72 ore. Prenota oggi: in Lombardia di solito hai 48 ore. Se stai molto male, chiama il 112. Se non è un'emergenza, di notte e nei festivi chiama il 116117: risponde il medico di turno.
- B vuol dire breve: entro dieci giorni. Prenota subito: se passano troppi giorni la precedenza si perde.
- D vuol dire differibile: entro 30 giorni per una visita, 60 per un esame. Prenota subito lo stesso: i giorni si contano da quando chiedi, e se chiedi tardi la precedenza si perde.
- P vuol dire programmata: entro 120 giorni. Anche qui i giorni si contano da quando chiedi.
- Se non vedi nessuna lettera, chiedi al medico o al farmacista.

• Tieni la ricetta per te
- La ricetta parla della tua salute: resta sul tavolo, non va nell'AI.
- Per le domande all'AI bastano parole generali, come «una visita agli occhi».
- Il codice NRE e la tessera sanitaria li dai solo al centro prenotazioni, allo sportello o in farmacia. Va bene anche il sito della Regione, se lo apri tu.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-ricetta.svg',
      imageAlt:
        'Il disegno del promemoria di una ricetta. In alto 1, il codice con le righe a barre. Al centro 2, il nome della visita. Sotto 3, le caselle con la lettera della priorità. In basso 4, la data.',
      exercises: [
        {
          title: 'Le parole della ricetta',
          description:
            'Prova questa richiesta: «Spiegami sei parole di una ricetta del medico. Sono: prescrizione, prestazione, quesito diagnostico, ticket, esenzione, priorità. Usa due righe per ogni parola. Fai ogni volta un esempio inventato.» Cerca due di queste parole sulla tua ricetta.',
        },
      ],
    },
    {
      id: 'visita-da-prenotare-preparare',
      title: 'Preparare la telefonata',
      description: 'Un foglio accanto al telefono toglie la fretta. Lo prepari adesso, con calma.',
      content: `• Metti tutto sul tavolo
- La ricetta e la tessera sanitaria.
- Il calendario, con i giorni in cui non puoi.
- Un foglio con due colonne: le tue domande e le loro risposte.
- Gli occhiali e una penna che scrive.

• Scrivi i tuoi limiti
- I giorni e le ore che vanno bene.
- Fin dove puoi andare, e con quale mezzo.
- Chi ti accompagna, se serve.
- Se cammini con fatica, scrivi che ti serve un posto senza scale.

• Scrivi le domande
- Qual è il primo appuntamento libero? E in un altro ospedale?
- Quanto costa? Si paga prima o dopo?
- Che cosa devo portare? Devo essere a digiuno?
- Come disdico, se non posso venire?`,
      duration: 10,
      imageUrl: '/drawings/capitolo-telefonata.svg',
      imageAlt:
        'Un tavolo pronto per telefonare. Ci sono il telefono, la tessera sanitaria, il calendario con i giorni segnati e un foglio con due colonne.',
      exercises: [
        {
          title: 'Il foglio della telefonata',
          description: `Prova questa richiesta: «Devo telefonare per prenotare una visita agli occhi a ${city.name}. Posso solo di mattina, dal lunedì al giovedì. Arrivo in autobus e cammino piano. Scrivi che cosa dico all'inizio, in tre frasi. Poi scrivi sei domande da fare, una per riga, con lo spazio per la risposta.» Copia il foglio a mano, oppure stampalo.`,
        },
      ],
    },
    {
      id: 'visita-da-prenotare-prenotare',
      title: 'Prenotare',
      description:
        'Ci sono tre strade: il telefono, la farmacia, internet. Scegli quella che ti pesa meno.',
      content: `• Per telefono
- Chiama il centro prenotazioni della Lombardia, con la ricetta in mano.
- Da telefono fisso è 800 638 638, da cellulare 02 999 599. Numeri e orari vanno verificati sul sito della Regione.
- Leggi il codice della ricetta un segno alla volta: può avere numeri e lettere.
- Scrivi giorno, ora, luogo e numero della prenotazione. Poi rileggili a voce alta.

• In farmacia o allo sportello
- Molte farmacie prenotano per te: porta ricetta e tessera sanitaria.
- Puoi anche andare di persona. Cerca il centro prenotazioni ${city.ofHospital}.
- Chiedi il foglio stampato con giorno, ora e luogo.
- Il primo appuntamento è oltre i giorni della priorità (U, B, D o P)? Dillo e chiedi un'altra strada: la legge la prevede. Vale anche al telefono.
- Prima di dire no al primo posto che ti danno, chiedi che cosa perdi. A volte, dopo un no, quei giorni non sono più garantiti.

• Su internet
- Apri il browser. Nella barra dell'indirizzo scrivi prenotasalute.regione.lombardia.it e premi Invio. Sul telefono la barra può stare in basso, e Invio può chiamarsi «Vai».
- Di solito servono il codice della ricetta e la tessera sanitaria. Oppure entri con lo SPID (la chiave per i siti pubblici) o con la CIE (la carta d'identità elettronica).
- Scegli la zona: vedi un elenco di ospedali e ambulatori, come al numero 1 del disegno.
- Premi il giorno che va bene, il numero 2, e poi conferma, il numero 3.
- Stampa il foglio o salvalo. Finché non vedi la conferma, la visita non è prenotata.

• Se ti scrivono o ti chiamano
- Un messaggio dice di pagare la visita premendo un collegamento? Fermati.
- Chiama tu il numero del foglio di prenotazione e chiedi.
- Un SMS ti fa chiamare con urgenza un numero che comincia con 89? Non chiamare: si paga molto, ogni minuto. Chiama il numero del foglio.
- Per prenotare una visita non servono i codici della tua carta di banca.
- Se hai un dubbio, chiedi a una persona: in farmacia, in biblioteca o allo sportello del Comune.`,
      duration: 15,
      imageUrl: '/drawings/capitolo-prenotare.svg',
      imageAlt:
        "Il disegno di una pagina per prenotare. A sinistra 1, l'elenco dei posti. A destra 2, il calendario con un giorno scelto. In basso 3, il pulsante per confermare.",
      exercises: [
        {
          title: 'La prova della telefonata',
          description:
            'Prova questa richiesta: «Facciamo finta che tu sia un centro prenotazioni. Scrivi una telefonata di prova per una visita agli occhi, in dieci battute. Tu fai le domande, e al mio posto scrivi dei puntini. Non usare numeri e indirizzi veri.» Riempi i puntini a voce, come a teatro. Poi telefona davvero.',
        },
      ],
    },
    {
      id: 'visita-da-prenotare-giorno',
      title: 'Il giorno della visita',
      description:
        'Prepari la cartella, le domande per il medico e la strada. Se non puoi andare, sai come disdire.',
      content: `• La cartella da portare
- La ricetta, la tessera sanitaria e il foglio della prenotazione.
- Gli esami vecchi che parlano della stessa cosa, dal più nuovo.
- L'elenco delle medicine che prendi, scritto a mano.
- Le tue domande per il medico, al massimo cinque.

• La strada
- Guarda a che ora parte l'autobus e dove si scende. Per gli orari c'è ${city.busSite}.
- Arriva all'ospedale mezz'ora prima della visita: dentro si cammina molto.
- All'ingresso chiedi il numero della stanza o del piano.

• Le risposte del medico
- Scrivi quello che dice, oppure chiedi a chi ti accompagna di scrivere.
- Se una parola è difficile, chiedi subito: «Me lo dice in un altro modo?».
- A casa puoi chiedere all'AI che cosa vuol dire una parola. La cura la decide il medico.
- L'AI può sbagliare. Il perché lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Se non puoi andare
- Disdici appena lo sai: il tuo appuntamento serve a un'altra persona.
- Il numero e i giorni per disdire sono scritti sul foglio della prenotazione.
- Se non disdici in tempo, a volte si paga lo stesso.
- Poi prenota di nuovo, se la ricetta vale ancora.`,
      duration: 15,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'Cinque domande per il medico',
          description:
            'Prova questa richiesta: «Tra poco ho una visita agli occhi di controllo. Scrivi cinque domande utili da fare al medico, brevi e gentili. Non dare consigli di cura.» Togli le domande che non sono tue e aggiungine una. Metti il foglio nella cartella.',
        },
      ],
    },
  ],
}
