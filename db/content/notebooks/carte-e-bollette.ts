import type { NotebookContent } from '../../content-types.ts'

export const carteEBolletteNotebook: NotebookContent = {
  id: 'carte-e-bollette',
  isPublished: true,
  title: 'Carte e bollette',
  duration: '1 ora e 30 minuti',
  aim: "Per chi ha in mano una lettera, una bolletta o una ricetta e non sa da dove cominciare. Alla fine ognuno riconosce un falso messaggio dell'INPS. Sa che cosa coprire prima di mostrare una carta. Rifà la somma di una bolletta, scrive un reclamo, prepara una visita.",
  prepare: `Fai il gruppo sul sito il giorno prima, con il percorso «Carte e bollette».
Stampa il foglio con il codice e questo quaderno. I fogli da dare sono in fondo, uno per persona.
Di' alle persone di portare una bolletta e una lettera di casa. Niente referti e niente carte della banca.
Porta una bolletta tua con i dati già coperti, strisce di carta, matite e qualche calcolatrice.
Carica i tablet e collegali alla rete. Se siete più di otto, cerca una seconda persona che giri tra i tavoli.
Scrivi su un cartello gli uffici vicini: il patronato (pensioni e domande), il CAF (tasse e ISEE), lo sportello del Comune. Controlla gli orari per telefono.
Se la rete manca, si lavora sulla carta. Foglio per provare, matita e calcolatrice bastano per metà dell'incontro.
Quello che trovi qui sull'INPS e sulla luce è di novembre 2026. Se hai un dubbio, guarda su inps.it e su arera.it.`,
  moments: [
    {
      title: 'Benvenuti',
      minutes: 5,
      doing: `Saluta chi arriva e chiedi solo il nome.
Chiedi per alzata di mano: chi ha una bolletta con sé? Chi una lettera?
Le carte restano chiuse, davanti a chi le ha portate.`,
      say: `Buongiorno. Oggi mettiamo ordine in un cassetto: una lettera, una bolletta, un reclamo, una visita.
L'AI ci spiega le parole difficili. Non decide, e non sa chi siamo.
Nessuno deve mostrare le sue carte. Chi vuole lavora con quelle inventate che vi do io.`,
      watch: `Se qualcuno ti mette in mano una sua carta, non leggerla. Mostragli prima che cosa coprire.
Se una scadenza è oggi, scrivila subito su un foglio. Pensateci insieme alla pausa.`,
    },
    {
      title: 'Si entra nel gruppo',
      minutes: 20,
      doing: `Leggi il codice con le città: «B come Bologna». Ognuno scrive il suo nome.
Poi copia su carta le tre parole e le quattro cifre del suo biglietto.
Chi è già dentro scrive su un foglio la domanda che vuole fare oggi.`,
      say: `Scrivete l'indirizzo del foglio, poi le sei lettere, poi il vostro nome.
Il biglietto serve per tornare da casa. È come una chiave, e non si dà a nessuno.`,
      watch: `Qualcuno ha scritto nella casella di ricerca? Torna indietro, e riscrivi nella barra dell'indirizzo.
Venti minuti servono tutti. Chi ha fretta sbaglia il codice.`,
    },
    {
      title: 'Passi 1 e 2: due messaggi di un ufficio',
      minutes: 11,
      doing: `Leggi a voce alta la prima email, che promette un rimborso dell'INPS. Per alzata di mano: «mi fido» o «non mi fido».
Ognuno apre la scena e cerca i segni. La seconda, del Comune, la fanno senza di te.
Alla fine chiedi: perché della prima no, e della seconda sì?`,
      say: `Guardate che cosa vuole. La prima vuole le foto dei documenti, e in fretta. La seconda non vuole niente.
Se un rimborso c'è, lo trovate sul sito dell'INPS aperto da voi, o al patronato.
Il nome e lo stemma si copiano. Guardate la richiesta: è lì che chi imbroglia si scopre.`,
      watch: `La prima è falsa, della seconda ci si può fidare. Non dirlo prima che abbiano scelto.
Qualcuno ha già mandato un documento? Dopo l'incontro aprite insieme Aiuto e premete «Leggi che cosa fare adesso».`,
    },
    {
      title: 'Prima di mostrare una carta',
      minutes: 6,
      doing: `Dai il foglio «Prima di mostrare una carta». Tieni in alto la tua bolletta coperta.
Chi ha portato una carta copre i suoi dati con le strisce. Poi, se vuole, la fa vedere al vicino.
Il vicino cerca una sola cosa: si legge ancora un nome o un codice?`,
      say: `All'AI servono le parole, non chi siete.
Nome, indirizzo, codici e IBAN si coprono prima della foto. Dopo è tardi.
Anche il codice a barre e il codice QR, cioè il quadrato a quadretti: dentro ci sono i vostri dati.`,
      watch: `Sotto una striscia trasparente o corta si legge. Meglio due, una sopra l'altra.
Il referto non si fotografa, nemmeno coperto: lo spiega il medico.`,
    },
    {
      title: 'Passo 3: la lettera che non capisco',
      minutes: 11,
      doing: `Dai il foglio «La bolletta e la lettera per provare».
Tutti aprono «Una lettera che non capisco». Scrivono la frase del foglio, o una frase della loro lettera.
Leggono la risposta fino in fondo. Poi «L'ho fatto», nel percorso.`,
      say: `Basta una frase, quella difficile. La lettera intera non serve.
Cercate nella risposta tre cose: devo fare qualcosa? Entro quando? A chi chiedo?
Se l'AI non lo può sapere, deve dirlo. E il numero dell'ufficio non si prende da lei.`,
      watch: `Fai togliere nomi e codici copiati dalla lettera, prima che premano.
Spunta una data o una somma che nella frase non c'era? Chiedi «da dove viene?».`,
    },
    {
      title: 'Pausa',
      minutes: 5,
      doing: 'In piedi tutti. Nella pagina del gruppo vedi a che passo è ognuno.',
      say: '',
      watch: 'Qualcuno ha una carta che scade presto? Leggetela insieme, adesso.',
    },
    {
      title: 'Passi 4 e 5: la bolletta',
      minutes: 14,
      doing: `Aprite insieme la guida «Una bolletta da capire», al primo capitolo: sono sette cose da trovare.
Chi ha la bolletta le cerca con la matita. Alla fine premono «Segna il capitolo come fatto». Gli altri capitoli si fanno da casa.
Poi si torna al percorso e si apre «Capire una bolletta», con i numeri del foglio.
Ognuno rifà la somma con la calcolatrice. Poi «L'ho fatto».
Chi ha finito scrive in fondo al foglio la domanda per il servizio clienti.`,
      say: `Chi la manda, il codice, il periodo, quanto, entro quando. E due riquadri: lo scontrino dell'energia e il box dell'offerta.
Lo scontrino è come al supermercato: 160 kWh per 0,24. Quanto fa? E l'altra volta? Quale riga è cresciuta?
Se leggete «stimata», il contatore non l'ha letto nessuno: si può chiedere una lettura vera.
Dal 19 giugno 2026 chi vende luce o gas di regola non può telefonarvi. Dite «no, grazie» e mettete giù.`,
      watch: `La somma giusta è 66,40 euro, e prima era 55,60. La quota consumi è cresciuta di 9,80 euro, le imposte di 1.
I kWh sono di più, e anche il prezzo è salito. Una bolletta di prima del luglio 2025 non ha i due riquadri.
Se è troppo, non lo sa l'AI e non lo sai tu. Si confronta con lo stesso periodo dell'anno scorso, e si chiede al servizio clienti.`,
    },
    {
      title: 'Passo 6: il reclamo',
      minutes: 6,
      doing: `Tutti aprono «Un reclamo che si fa ascoltare». Chi non ne ha uno usa l'esempio delle due bollette per lo stesso mese.
Leggono la lettera a voce bassa e cambiano una frase. Poi «L'ho fatto».`,
      say: `Due cose, separate: che cosa è successo, e che cosa chiedo.
Niente minacce, e niente leggi scritte dall'AI che non avete controllato. I vostri dati li mettete a mano, sui puntini.`,
      watch:
        'A chi racconta tutta la storia chiedi «e che cosa vuoi che facciano?». La risposta è la riga che manca.',
    },
    {
      title: 'Passo 7: la visita',
      minutes: 6,
      doing: `Tutti aprono «Le domande per il medico». Usano l'esempio, un controllo agli occhi, o parole generali.
Copiano su carta le due domande più utili. Poi «L'ho fatto».`,
      say: `Dal medico il tempo è poco. La domanda che vi preme va per prima.
L'AI prepara le domande. Le risposte le dà il medico, che vi vede.`,
      watch: `Al posto del nome di una malattia o di una medicina fai mettere «una visita» e basta.
A chi chiede a te un consiglio di' «non lo so, lo scriviamo tra le domande».`,
    },
    {
      title: 'Passo 8: da fare a casa. Le domande, e i saluti',
      minutes: 6,
      doing: `Fate le domande sul tablet, o a voce con il foglio in fondo.
I capitoli della guida che mancano si fanno da casa. Anche la lezione su SPID, CIE e IO, che sono le chiavi dei siti pubblici. Poi l'attestato si stampa da lì.
Ognuno riprende le sue carte ed esce con «Finito».`,
      say: `Le domande non sono un esame. Se una non va, leggete perché e riprovate.
Stasera prendete una bolletta sola, e cercate le sette cose.`,
      watch: 'Guarda sotto i fogli e sulla stampante. Nessuna carta di nessuno deve restare qui.',
    },
  ],
  handouts: [
    {
      title: 'Prima di mostrare una carta',
      text: `Copro il nome, l'indirizzo e il codice fiscale.
Copro il numero del cliente, il POD o il PDR, l'IBAN.
Copro il codice a barre e il codice QR, cioè il quadrato a quadretti.
Guardo la foto: se un dato si legge, la cancello e la rifaccio.
Referti e carte della banca non li mostro all'AI.
Chi mi aiuta con le carte: il patronato per le pensioni, il CAF per le tasse, lo sportello del Comune.
_____
Il suo numero, preso da un foglio vecchio o dal sito che apro io:
_____`,
    },
    {
      title: 'La bolletta e la lettera per provare',
      text: `Sono inventate: servono per esercitarsi.
La lettera è di un ufficio del Comune. La frase difficile è questa: «Si invita a provvedere al saldo entro il termine indicato».
Lo scontrino di adesso dice: quota consumi 160 kWh per 0,24, cioè 38,40 euro; quota fissa 12 euro; quota potenza 9 euro; imposte 7 euro. La lettura è stimata.
Lo scontrino di prima diceva: quota consumi 130 kWh per 0,22, cioè 28,60 euro; quota fissa 12 euro; quota potenza 9 euro; imposte 6 euro. La lettura era rilevata, cioè letta davvero.
Il totale di adesso: _____
Il totale di prima: _____
La riga che è cresciuta di più: _____
La domanda che faccio al servizio clienti:
_____`,
    },
  ],
  exercises: [
    {
      title: 'Copro o lascio? (5 minuti, per alzata di mano)',
      text: `Leggi piano. La mano alzata vuol dire «copro».
Il codice fiscale. (Si copre.)
La somma da pagare. (Si lascia: serve per capire.)
Il POD. (Si copre: con quello e altri dati si può cambiare contratto.)
La parola «conguaglio». (Si lascia: è quella da spiegare.)
Il codice QR. (Si copre: dentro ci sono i dati.)`,
    },
    {
      title: 'La somma che non torna (5 minuti, a coppie)',
      text: `Leggi a voce: «Quota consumi 30 euro. Quota potenza 12 euro. Imposte 5 euro. Totale 57 euro».
Ogni coppia rifà il conto, a mente o su carta.
La somma giusta è 47: sono dieci euro di meno.
Chiedi: ve ne sareste accorti senza rifare il conto? La voce era sicura, e il numero era sbagliato.`,
    },
    {
      title: 'La visita in tre frasi (10 minuti, a coppie)',
      text: `Scegliete una cosa inventata, per esempio: «la sera leggo con fatica».
Che cosa succede: _____
Da quando: _____
La domanda che faccio per prima: _____
Uno fa il medico e ha solo un minuto. L'altro legge le tre frasi.
Il medico ripete quello che ha capito. Torna?`,
    },
  ],
  questions: [
    {
      text: "Un'email dell'INPS promette un rimborso e vuole le foto dei documenti. Che cosa fai?",
      first: {
        text: 'Mando solo la foto del davanti',
        why: 'Basta quella per fingersi te. Il rimborso è la scusa.',
      },
      second: {
        text: 'Rispondo, e chiedo se è vero',
        why: 'Chi imbroglia dice di sì. E adesso sa che ci sei.',
      },
      third: {
        text: "Chiudo, e guardo sul sito dell'INPS che apro io",
        why: 'Se il rimborso esiste, lo trovi lì. Può guardarlo con te anche un patronato.',
      },
      right: 'third',
    },
    {
      text: "Vuoi farti spiegare una bolletta dall'AI. Che cosa copri?",
      first: {
        text: 'Nome, indirizzo, codici e IBAN',
        why: 'Per spiegare le righe non servono. Così restano tuoi.',
      },
      second: {
        text: 'La somma e la scadenza',
        why: 'Queste servono per capire, e da sole non dicono chi sei.',
      },
      third: {
        text: 'Niente: è solo una bolletta',
        why: 'Con il POD e altri tuoi dati qualcuno può cambiarti contratto.',
      },
      right: 'first',
    },
    {
      text: "Le righe sono 38, 12, 9 e 7 euro. L'AI dice che il totale è 76. Che cosa fai?",
      first: {
        text: 'Mi fido: con i conti è più brava di me',
        why: '38 più 12 più 9 più 7 fa 66. Anche un conto scritto bene può essere sbagliato.',
      },
      second: {
        text: 'Rifaccio la somma: fa 66',
        why: 'Bene. I totali si rifanno sempre, con la calcolatrice.',
      },
      third: {
        text: "Chiedo all'AI se è sicura",
        why: 'Può dire di sì anche quando sbaglia. La somma la rifai tu.',
      },
      right: 'second',
    },
    {
      text: 'La bolletta è più alta di quella di prima. Da dove cominci?',
      first: {
        text: 'Telefono subito, e chiedo uno sconto',
        why: 'Prima guarda le righe: così sai che cosa chiedere.',
      },
      second: {
        text: 'Confronto le righe, e guardo se la lettura è stimata',
        why: 'Stimata vuol dire calcolata. Se è così, chiedi una lettura vera.',
      },
      third: {
        text: 'Cambio società con chi mi telefona',
        why: 'Di regola chi vende luce o gas non può telefonarti. Metti giù, e decidi con calma.',
      },
      right: 'second',
    },
    {
      text: 'Quale di questi reclami si fa ascoltare?',
      first: {
        text: "Sono cliente da vent'anni, e sono molto deluso",
        why: 'Può essere vero. Chi legge però non sa ancora che cosa è successo.',
      },
      second: {
        text: 'Ho due bollette per lo stesso mese: aspetto notizie',
        why: "Il fatto c'è. Manca che cosa chiedi, e la risposta può essere qualunque.",
      },
      third: {
        text: 'Ho due bollette per lo stesso mese: chiedo di annullarne una',
        why: 'Un fatto e una richiesta. Chi legge sa che cosa fare.',
      },
      right: 'third',
    },
    {
      text: "Domani hai una visita. In che cosa ti aiuta l'AI?",
      first: {
        text: 'A scrivere le domande per il medico',
        why: 'Usa parole generali, senza il tuo nome. Le risposte le dà il medico.',
      },
      second: {
        text: 'A sapere che malattia ho',
        why: "L'AI non ti vede e non ti visita. Quello lo dice il medico.",
      },
      third: {
        text: 'A leggere la foto del referto',
        why: 'Il referto parla della tua salute: resta a casa, o va dal medico.',
      },
      right: 'first',
    },
  ],
}
