import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'

export const aiInTasca: GuideContent = {
  id: 'ai-in-tasca',
  toolId: '3',
  title: "L'AI che hai già in tasca",
  description:
    "È in WhatsApp, in Google, nel telefono, nel computer e in casa, anche se non l'hai cercata. Impari a riconoscerla, a provarla a voce e ad abbassarla.",
  difficulty: 'beginner',
  duration: 70,
  imageUrl: '/drawings/guida-ai-in-tasca.svg',
  rating: 4.2,
  isPublished: true,
  prerequisites: [
    'Il telefono che usi ogni giorno, Android o iPhone',
    "Per il quarto capitolo un computer con Windows, se ce l'hai",
    'Per gli esercizi basta la Fucina dei Prompts, qui sul sito',
  ],
  relatedGuides: ['gemini-basics', 'copilot-basics'],
  chapters: [
    {
      id: 'ai-in-tasca-cerchio',
      title: 'Il cerchio in WhatsApp',
      description:
        "Tra le tue chat c'è un cerchio colorato. È Meta AI: risponde a chi le scrive, e non è una persona.",
      content: `• Come si riconosce
- Apri WhatsApp e guarda l'elenco delle chat. Il cerchio blu e viola sta spesso in basso a destra. Nel disegno è il numero 1.
- Lo stesso nome, Meta AI, compare anche in alto, dove si cerca una chat: è il numero 2.
- Meta è la società di WhatsApp, di Facebook e di Instagram. Questa AI è sua.
- Se premi il cerchio si apre una chat. Non hai fatto niente di male: torna indietro con la freccia.

• Provala a voce
- Premi il cerchio, poi lo spazio per scrivere: sale la tastiera. La prima volta può comparire una pagina da accettare: se non ti convince, torna indietro con la freccia.
- Usa il microfono della tastiera: così vedi le parole prima di mandarle.
- Di': «Dammi tre idee per una merenda senza forno».
- Rileggi le parole e premi la freccia per inviare.
- Leggi la risposta con calma. Può sbagliare, come ogni AI.

• Che cosa tieni per te
- Nomi, indirizzi, codici, numeri di carta, malattie, cose di famiglia. Quello che scrivi lì arriva a Meta.
- Le chat con le persone restano chiuse. Meta AI legge solo quello che mandi a lei, o dove qualcuno scrive @Meta AI.
- Niente foto con volti o documenti.
- Non chiederle se un messaggio della banca è vero. Chiama tu la banca, con il numero che hai già.

• Come abbassarla
- Di solito il cerchio non si può togliere. Su certi telefoni, nelle impostazioni di WhatsApp alla voce «Chat», c'è «Mostra pulsante Meta AI»: se la trovi, spegnila. Sul tuo telefono può chiamarsi in un altro modo.
- Se hai già scritto, tieni il dito fermo su quella chat ed eliminala. Oppure silenzia i suoi avvisi.
- In un gruppo si può accendere la «privacy avanzata della chat»: lì nessuno può chiamare Meta AI.
- Se un programma promette di toglierla, lascialo stare: può essere una trappola.

• Da dove lo sappiamo
- Il cerchio è arrivato in Italia a fine marzo 2025 e non si può eliminare. Lo scrivevano i giornali (aprile 2025), e non l'abbiamo potuto controllare.
- La voce per nasconderlo non c'è su tutti i telefoni: Adnkronos, dicembre 2025.
- La privacy avanzata è nata nell'aprile 2025: blog.whatsapp.com.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-cerchio.svg',
      imageAlt:
        "Il disegno di un telefono con l'elenco delle chat. In basso a destra 1, il cerchio colorato di Meta AI. In alto 2, lo spazio per cercare con lo stesso cerchio piccolo.",
      exercises: [
        {
          title: 'Tre domande senza pericolo',
          description:
            "Prova questa richiesta: «Dammi tre domande semplici da fare a un'AI la prima volta. Per ognuna dimmi come controllo se la risposta è giusta. Usa parole facili.» Scegli una delle tre e falla a Meta AI, a voce.",
        },
      ],
    },
    {
      id: 'ai-in-tasca-panoramica',
      title: 'La risposta in cima a Google',
      description:
        "Cerchi una cosa, e in alto trovi un testo già scritto da un'AI. È comodo, e va controllato.",
      content: `• Come si riconosce
- Cerca su Google «come si pota il rosmarino».
- In alto può esserci un riquadro con scritto «Panoramica AI», oppure «AI Overview». Nel disegno è il numero 1. Non compare sempre.
- Accanto, o sotto, ci sono i siti da cui ha preso le notizie: numero 2. L'elenco di sempre sta più in basso.
- C'è anche «Modalità AI», oppure «AI Mode», numero 3: lì fai una domanda dopo l'altra, come in una chat.
- Dove leggi «Sponsorizzato» è pubblicità, non è la risposta.

• Provala a voce
- Nella casella di Google premi il microfono e aspetta un segno.
- Chiedi: «Come si toglie una macchia di vino dal cotone?».
- Leggi la panoramica, poi apri una delle fonti. Cerca lì la stessa cosa.
- Se la fonte dice altro, vale la fonte. Se non la conosci, aprine due.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Che cosa chiedi altrove
- Il numero di telefono di una banca, di un'assistenza, di un ufficio: può essere sbagliato o falso. Prendilo dalla carta, o dal sito che apri tu. Come si fa lo spiega [«Browser e indirizzi»](/prima-di-cominciare/browser-e-indirizzi).
- Una medicina, una dose, un disturbo: chiedi al medico o al farmacista.
- Password e codici, tuoi o di altri: non si scrivono mai in una ricerca.

• Come abbassarla
- Sotto la casella ci sono delle parole: Immagini, Notizie, Web. Premi «Web», il numero 4: restano solo i siti.
- Se «Web» non si vede, premi «Altro».
- Un interruttore per spegnerla sempre non c'è. Puoi però scorrere e non leggerla.

• Da dove lo sappiamo
- In Italia è arrivata nel marzo 2025 e non si può spegnere del tutto: ilpost.it, marzo 2025.
- I giornali li chiamano «AI Overview» e «AI Mode»: ilpost.it, marzo 2025, e dday.it, ottobre 2025. Sul tuo telefono può chiamarsi in un altro modo.
- I posti di «Web» e «Modalità AI» cambiano spesso: guardali sul sito (novembre 2026).`,
      duration: 10,
      imageUrl: '/drawings/capitolo-panoramica.svg',
      imageAlt:
        "Il disegno di una pagina di ricerca. In alto 4, la parola Web sotto la casella, e 3, Modalità AI. Al centro 1, il riquadro con la risposta dell'AI. A destra 2, i siti da cui viene.",
      exercises: [
        {
          title: 'Il riassunto e la fonte',
          description:
            "Prova questa richiesta: «Spiegami in sei righe la differenza tra una risposta scritta da un'AI e un elenco di siti. Poi scrivi tre domande per capire se una risposta è affidabile.» Fai le tre domande a una panoramica vera.",
        },
      ],
    },
    {
      id: 'ai-in-tasca-assistente',
      title: "L'assistente del telefono",
      description:
        "Nel telefono c'è già chi risponde alla tua voce. Su Android è Gemini, o l'Assistente Google. Su iPhone è Siri.",
      content: `• Come si riconosce
- Su Android tieni premuto il tasto di accensione, oppure di' «Hey Google». In basso si accende una luce colorata: numero 1. Se si apre il menu per spegnere, torna indietro: sul tuo telefono usa la voce.
- Se leggi «Gemini», è l'AI nuova di Google. Prende il posto dell'Assistente, un telefono alla volta. Su certi Samsung risponde anche Bixby.
- Su iPhone tieni premuto il tasto di lato, o quello tondo in basso se c'è. Oppure di' «Ehi Siri». Si accendono i bordi dello schermo, oppure un cerchio: numero 2.
- Su certi iPhone Siri chiede se vuoi usare ChatGPT. Puoi dire di no.

• Provalo a voce
- «Metti una sveglia alle sette e mezza.» Guarda che ora ha scritto. Poi di': «Togli la sveglia».
- «Ricordami di prendere il pane alle undici.» Per una medicina basta «la pastiglia delle otto», senza il nome.
- «Quanto fa 23 più 48?» Controlla: fa 71.
- «Che tempo fa domani a ${city.name}?»
- «Chiama», e un nome della tua rubrica. Prima che parta, leggi il nome sullo schermo. Per la prova avvisa quella persona.

• Che cosa tieni per te
- Password, PIN, e i codici che arrivano con un messaggio.
- Pagamenti e bonifici: si fanno solo nell'app della banca, con le dita.
- Cose di salute, di soldi o di famiglia quando c'è gente: la voce la sentono tutti.
- Il numero della tua banca: te lo può dire sbagliato. È stampato sulla carta.

• Come abbassarlo o spegnerlo
- Apri le impostazioni del telefono: di solito il disegno è una ruota con i denti. In alto c'è una lente: lì scrivi «Gemini», «Assistente» o «Siri».
- Android: spegni «Hey Google», e scegli che cosa fa il tasto di accensione quando lo tieni premuto.
- iPhone: spegni l'ascolto di «Ehi Siri». Se vuoi, anche il tasto di lato.
- iPhone: sotto «Apple Intelligence e Siri», alla voce ChatGPT, si spegne «Usa ChatGPT», se c'è.

• Da dove lo sappiamo
- Gemini prende il posto dell'Assistente un po' per volta. Lo dice punto-informatico.it (novembre 2025).
- Siri passa la domanda a ChatGPT solo se l'hai acceso tu, e si può spegnere: pagina sulla privacy di apple.com (novembre 2026).
- Anche Siri può usare l'AI di Google, senza dirlo. L'annuncio è di gennaio 2026: punto-informatico.it.
- Le parole dei menu cambiano da un telefono all'altro: guarda sul tuo (novembre 2026).`,
      duration: 10,
      imageUrl: '/drawings/capitolo-assistente.svg',
      imageAlt:
        'Due telefoni vicini. A sinistra 1, un telefono Android con una luce colorata in basso e un dito sul tasto di lato. A destra 2, un iPhone con i bordi dello schermo accesi.',
      exercises: [
        {
          title: 'Cinque frasi da dire',
          description:
            "Prova questa richiesta: «Scrivi cinque frasi brevi da dire all'assistente del telefono. Una per la sveglia, una per un promemoria, una per il tempo, una per un conto, una per una parola in inglese. Niente dati miei.» Dille al telefono, e segna quale funziona.",
        },
      ],
    },
    {
      id: 'ai-in-tasca-tasto',
      title: 'Il tasto di Copilot',
      description:
        "Sui computer nuovi un tasto apre l'AI di Microsoft. Si preme spesso per sbaglio: qui impari a chiuderla e a usarla quando vuoi tu.",
      content: `• Come si riconosce
- Sui computer con Windows comprati dal 2024 c'è spesso un tasto con un nastro piegato. Sta in basso, a destra della barra dello spazio: numero 1.
- Se lo premi si apre una finestra: è Copilot. Numero 2.
- Non hai rotto niente. La chiudi con la X, in alto a destra della finestra: numero 3.
- Se il tasto non c'è, lo stesso disegno può stare nella riga in basso dello schermo. Non hai un computer con Windows? Passa al capitolo dopo.

• Provalo a voce
- Premi il tasto e aspetta la finestra. Cerca il microfono e premilo.
- Se il computer chiede di usare il microfono, decidi tu. Senza, puoi scrivere.
- Chiedi: «Come si ingrandisce una pagina sullo schermo?».
- Prova subito: tieni premuto Ctrl e premi il segno +. Per tornare indietro, Ctrl e il segno -.
- Chiudi con la X.

• Che cosa tieni per te
- Password, codici, numeri di conto.
- Carte di altri: l'elenco dei soci, il verbale del condominio, la lettera di un amico.
- Se chiede di guardare lo schermo, di' di no quando sono aperte la posta o la banca.

• Come abbassarlo o spegnerlo
- Per cambiare il tasto apri Impostazioni, poi Personalizzazione, poi Input di testo. Lì scegli che cosa apre. Sul tuo computer può chiamarsi in un altro modo.
- Per toglierlo dalla riga in basso fai clic con il tasto destro sul disegno e scegli di toglierlo.
- Per togliere il programma apri Impostazioni, poi App, e cerca Copilot. Si può rimettere.
- In Copilot cerca la memoria. Lì puoi spegnere l'uso dei dati presi da altri servizi di Microsoft.

• Da dove lo sappiamo
- Il tasto è del 2024, e si può cambiare dalle impostazioni. Lo scrivevano i giornali (settembre 2024), e non l'abbiamo potuto controllare.
- La scelta sui dati degli altri servizi è di febbraio 2026. Neanche questa l'abbiamo potuta controllare.
- I menu di Windows cambiano spesso: guarda sul tuo computer (novembre 2026).`,
      duration: 10,
      imageUrl: '/drawings/capitolo-tasto.svg',
      imageAlt:
        'Il disegno di un computer portatile. Sulla tastiera 1, il tasto di Copilot a destra della barra dello spazio. Sullo schermo 2, la finestra che si apre. In alto 3, la X per chiuderla.',
      exercises: [
        {
          title: 'Premuto per sbaglio',
          description:
            "Prova questa richiesta: «Ho premuto un tasto per sbaglio e si è aperta la finestra di un'AI. Scrivi quattro passi calmi per chiuderla e tornare a quello che facevo. Una riga per passo.» Se hai il tasto, premilo apposta e fai i passi.",
        },
      ],
    },
    {
      id: 'ai-in-tasca-casa',
      title: 'La cassa che parla e la TV',
      description:
        "Anche in casa c'è chi risponde alla voce: una cassa piccola in cucina, il telecomando in salotto. Si provano, e si fanno tacere con un tasto.",
      content: `• Come si riconosce
- La cassa che parla, o altoparlante, è piccola e risponde quando dici il suo nome: numero 1. I più comuni sono Echo, con Alexa, e Nest, con Google.
- Aspetta quel nome tutto il giorno. Quando l'ha sentito si accende una luce: su Echo è blu.
- La televisione ha spesso un microfono nel telecomando: è il tasto numero 3. Ascolta mentre lo tieni premuto.

• Provala a voce
- Di' «Alexa, che tempo fa domani?», oppure «Hey Google, che tempo fa domani?».
- «Metti un timer di cinque minuti.» Poi: «Ferma il timer».
- Sul telecomando tieni premuto il microfono e di' il nome di un programma. Alla fine alza il dito.
- Se non capisce, abbassa il volume e avvicinati.

• Che cosa tieni per te
- Codici, password e numeri di carta. In casa la voce passa anche le porte.
- Gli acquisti a voce. Nell'app dell'altoparlante si possono spegnere.
- Quando hai ospiti, di' che c'è. Se preferiscono, spegni il microfono.

• Come spegnerla
- Su Echo c'è un tasto con un microfono sbarrato, il numero 2. Lo premi, la luce diventa rossa, e non ascolta più. Su Nest c'è una levetta.
- Per cancellare di': «Alexa, elimina tutto quello che ho detto oggi». Se risponde che non può, la scelta sta nella sua app, sotto la privacy.
- Molte televisioni dicono a chi le ha fatte che cosa guardi. Nelle impostazioni cerca «privacy» e togli quel permesso. Sulla tua può chiamarsi in un altro modo.
- Puoi anche staccare la spina: non si rompe niente.

• Da dove lo sappiamo
- Del tasto, delle luci e della frase per cancellare parlavano i giornali (gennaio 2022). Non l'abbiamo potuto controllare.
- Le televisioni che prendono nota dei programmi: la radio svizzera RSI, aprile 2025.
- Nomi e posti cambiano da una marca all'altra: guarda sul tuo apparecchio (novembre 2026).`,
      duration: 10,
      imageUrl: '/drawings/capitolo-casa.svg',
      imageAlt:
        'Un salotto. Sul tavolo 1, la cassa piccola che risponde. In cima alla cassa 2, il tasto che spegne il microfono. Davanti alla televisione, sul telecomando 3, il tasto con il microfono.',
      exercises: [
        {
          title: 'Cinque frasi in cucina',
          description:
            'Prova questa richiesta: «Scrivi cinque frasi brevi da dire a un altoparlante di casa. Una per il tempo, una per un timer, una per la radio, una per la lista della spesa, una per farlo tacere. Niente dati miei.» Dille, e segna quali capisce.',
        },
      ],
    },
    {
      id: 'ai-in-tasca-dettare',
      title: 'Dettare invece di scrivere',
      description:
        'La tastiera ha un microfono: tu parli, lei scrive. Serve per i messaggi, e anche per parlare con le AI.',
      content: `• Come si riconosce
- Apri un messaggio e premi nello spazio per scrivere: sale la tastiera.
- Cerca un piccolo microfono sulla tastiera: numero 1. Su Android è spesso in alto, su iPhone in basso.
- Il microfono di WhatsApp, accanto allo spazio per scrivere, è un'altra cosa: numero 2. Quello manda la tua voce registrata.
- Sul computer con Windows tieni premuto il tasto con la finestra e premi H.

• Prova a voce
- Premi il microfono della tastiera e aspetta un suono o una scritta. Se il telefono chiede di accendere la dettatura, di' di sì.
- Parla piano, una frase alla volta: «Ciao, domani arrivo alle dieci».
- Di' anche i segni: «virgola», «punto», «punto interrogativo», «a capo». Certe tastiere li mettono da sé.
- Premi di nuovo il microfono per fermarlo.
- Rileggi tutto. Solo adesso premi la freccia per inviare.

• Che cosa scrivi con le dita
- Il PIN, le password, il numero della carta.
- In autobus e in sala d'attesa: nomi, malattie, soldi.
- Il nome e il cognome di altre persone, quando parli con un'AI. Di' «una vicina», «mio cugino».

• Se non capisce
- Avvicina il telefono e spegni la radio.
- Rileggi sempre numeri, orari e nomi di paesi: li sbaglia spesso.
- Se scrive in un'altra lingua, cambia la lingua della tastiera.
- Il dialetto lo capisce poco: usa l'italiano.
- Vuoi provare con calma, qui sul sito? Apri [«Dettare invece di scrivere»](/prima-di-cominciare/dettare).

• Come spegnerlo, e da dove lo sappiamo
- Il microfono della tastiera ascolta solo dopo che l'hai premuto. Se resta acceso, premilo di nuovo.
- Per toglierlo apri le impostazioni e cerca «tastiera». Lì si spegne la dettatura. Sul tuo telefono può chiamarsi in un altro modo.
- Le parole dei segni stanno nelle pagine di aiuto di Apple, di Google e di Microsoft (novembre 2026).`,
      duration: 10,
      imageUrl: '/drawings/capitolo-dettare.svg',
      imageAlt:
        'Il disegno di un telefono con la tastiera aperta. Sulla tastiera 1, il microfono piccolo per dettare. Accanto allo spazio per scrivere 2, il microfono grande che registra la voce.',
      exercises: [
        {
          title: 'La punteggiatura che manca',
          description:
            "Prova questa richiesta: «Metti i segni a un messaggio dettato. Non cambiare le parole. Il messaggio è: ciao domani passo alle dieci porto io il pane tu fai il caffè.» Poi detta lo stesso messaggio al telefono, e di' tu i segni.",
        },
      ],
    },
    {
      id: 'ai-in-tasca-silenzio',
      title: 'Il silenzio',
      description: 'Nessuna di queste AI è obbligatoria. Decidi tu quali tenere.',
      content: `• Prima decidi
- Su un foglio fai tre colonne: tengo, abbasso, spengo. Nel disegno è il numero 1.
- Ci vanno WhatsApp, Google, il telefono, il computer, la tastiera. E quello che hai in casa.
- Non c'è una scelta giusta per tutti. E si può cambiare idea.

• Per abbassare
- WhatsApp: silenzia ed elimina la chat con Meta AI. Il cerchio resta.
- Google: premi «Web» quando vuoi solo i siti.
- Telefono: spegni l'ascolto di «Hey Google» o «Ehi Siri». Il tasto funziona lo stesso.
- Computer: togli il disegno di Copilot dalla riga in basso.

• Per spegnere l'ascolto
- Apri le impostazioni del telefono e cerca «microfono». Vedi quali app possono ascoltare.
- Togli il permesso a quelle che non ti servono. Lascialo al telefono e a WhatsApp: senza, chi chiami non ti sente. Se un giorno serve, l'app lo chiede di nuovo.
- Quando il microfono è acceso, in alto compare un punto: verde su Android, arancione su iPhone. È il numero 2.

• Per cancellare quello che hai detto
- Gemini: apri le attività del tuo account Google e cancella. Una copia può restare fino a 72 ore.
- Siri: apri le impostazioni e cerca «cronologia». Sul tuo telefono può chiamarsi in un altro modo.
- Meta AI e Copilot: elimina le conversazioni, una per una.
- Le 72 ore le dice la pagina di aiuto di Gemini, su support.google.com (novembre 2026).

• Prima di parlare con un'AI
- Chi mi risponde: una persona o un'AI?
- Da dove viene questa cosa? Apro una fonte.
- La direi a voce alta in autobus? Se no, non la dico all'AI.
- Se un passo non riesce, chiedi in biblioteca o allo sportello del Comune: è una domanda che fanno in tanti.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-silenzio.svg',
      imageAlt:
        'Un tavolo con un foglio e un telefono. Sul foglio 1, tre colonne: tengo, abbasso, spengo. Sul telefono 2, il punto colorato in alto che dice che il microfono è acceso.',
      exercises: [
        {
          title: 'Il foglio vicino al telefono',
          description:
            "Prova questa richiesta: «Scrivi un foglio da tenere vicino al telefono, con cinque righe da leggere prima di parlare con un'AI. Frasi corte, parole semplici, scrittura grande.» Copialo a mano, o stampalo.",
        },
      ],
    },
  ],
}
