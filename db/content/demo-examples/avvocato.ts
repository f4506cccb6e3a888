import type { DemoExample } from '../../content-types.ts'

export const avvocatoExamples: DemoExample[] = [
  {
    templateId: 'avvocato-diffida',
    asks: [
      ['bozza', 'diffida'],
      ['stesura', 'diffida'],
      ['scrivi', 'letter', 'diffida'],
      ['scrivere', 'letter', 'diffida'],
      ['prepara', 'letter', 'diffida'],
    ],
    answer: `# Bozza di una lettera di diffida

## Punti Chiave

- La bozza è senza nomi e senza sentenze.
- Il tono chiesto è: {{che tono vuoi dare alla lettera?}}.
- Nomi, indirizzi, date, importi e termine li scrive l'avvocato.
- Le prove si raccolgono prima che qualcuno ripari.

## Contenuto Dettagliato

**Mittente:** ……………………

**Destinatario:** ……………………

**Luogo e data:** ……………………

**Oggetto: diffida**

Spettabile ……,

vi scrivo per {{per quale motivo scrivi?}}, in nome e per conto di ……………………, che mi ha dato incarico.

Il contratto è del …………, per la somma di euro ………… . Oggi la situazione è questa: {{quali sono i fatti, senza nomi?}}. Il problema vi è stato segnalato il ………… .

Per questo **vi invito e diffido** a provvedere. Chi assisto vi chiede {{che cosa chiede il cliente?}}, entro il termine del ………… .

Vi prego di indicarmi per iscritto il giorno e il modo in cui intendete farlo. Una soluzione condivisa resta possibile, se la proponete entro lo stesso termine. Se non ci sarà risposta, valuteremo ogni passo utile a tutelare i diritti di chi assisto.

Distinti saluti,

avv. [nome e cognome]

## Suggerimenti

> Controlla ogni fatto con il cliente prima di firmare.
>
> Prova anche una seconda versione, che cerchi l'accordo. Poi scegli.

### Norme da verificare

1. Regole sul contratto concluso fra le parti: ……
2. Regole sui difetti e sulla loro denuncia: ……
3. Termini per agire: ……
4. Forma e invio della diffida: ……

### Prove da raccogliere

- Contratto o preventivo firmato
- Fatture e ricevute dei pagamenti
- Fotografie con la data
- Messaggi e lettere già inviati
- Parere di un tecnico
`,
  },
  {
    templateId: 'avvocato-procedura',
    asks: [
      ['spieg', 'client', 'mediazion'],
      ['spieg', 'passi', 'mediazion'],
      ['spieg', 'svolge', 'mediazion'],
      ['spieg', 'mediazion', 'civile'],
      ['passi', 'mediazion', 'avvocat'],
    ],
    answer: `# La mediazione, un passo alla volta

## Punti Chiave

- I passi sono in ordine, con parole di tutti i giorni.
- Ogni parola difficile è spiegata subito.
- Costi e termini precisi li dirà l'avvocato. Scritto a novembre 2026.
- Il testo va adattato al caso prima di darlo al cliente.

## Contenuto Dettagliato

Da spiegare: {{che cosa vuoi spiegare?}}. Qui sotto c'è un esempio sulla mediazione.

La **mediazione** è un incontro per trovare un accordo. Si tiene davanti al **mediatore**, una persona che non sta né da una parte né dall'altra. Il mediatore non è un giudice e non decide chi ha ragione.

### I passi

1. **La domanda.** Chi vuole la mediazione presenta una richiesta scritta. La presenta a un **organismo di mediazione**, cioè a un ufficio autorizzato.
2. **L'invito.** L'altra persona riceve la richiesta e la data dell'incontro.
3. **Il primo incontro.** Il mediatore spiega come si lavora. Le parti, cioè le persone in lite, raccontano la loro posizione.
4. **Il dialogo.** Il mediatore ascolta tutti. Può parlare anche con una parte alla volta.
5. **La fine.** Se c'è un accordo, si scrive e si firma. Se l'accordo non c'è, si scrive anche questo in un **verbale**, cioè nel resoconto dell'incontro.

Dopo, l'avvocato spiega che cosa succede nel suo caso.

### Costi e termini

I costi e i termini precisi li dirà l'avvocato.

### Cinque domande da fare in studio

1. Nel mio caso la mediazione è obbligatoria?
2. Devo esserci di persona?
3. Quali documenti devo portare?
4. Che cosa posso chiedere e che cosa posso offrire?
5. Che cosa succede se l'altra persona non viene?

## Suggerimenti

> Togli i passi che non riguardano il caso e aggiungi quelli che mancano.
>
> Leggi il foglio insieme al cliente e chiedi che cosa non è chiaro.
`,
  },
  {
    templateId: 'avvocato-primo-colloquio',
    asks: [
      ['domande', 'colloquio', 'eredi'],
      ['prepar', 'colloquio', 'eredi'],
      ['domande', 'colloquio', 'legale'],
      ['domande', 'colloquio', 'assistit'],
      ['domande', 'primo', 'assistit'],
    ],
    answer: `# Domande per il primo colloquio

## Punti Chiave

- Si parte dalle domande facili. Quelle delicate stanno in fondo.
- Le parole sono gentili, con il lei.
- Le risposte si scrivono a mano e restano in studio.

## Contenuto Dettagliato

**Tema:** {{di che cosa si parla nel colloquio?}}

**Chi viene al colloquio:** {{chi viene al colloquio?}}

L'esempio qui sotto è di una casa divisa fra fratelli.

### Per cominciare

1. Come posso aiutarla?
2. Mi racconta con calma com'è nata la questione?
3. Chi sono le persone della famiglia coinvolte?

### La casa

4. Dove si trova la casa?
5. A chi era intestata?
6. Chi ci abita oggi?
7. Chi paga le spese?
8. Sono stati fatti dei lavori? Da chi?

### L'eredità

9. C'è un testamento, che lei sappia?
10. È già stato fatto qualcosa da un notaio o in un ufficio?
11. Ha già firmato qualche documento?

### Le domande delicate

12. Com'è oggi il rapporto con i suoi fratelli?
13. Qualcuno ha ricevuto denaro o beni quando i genitori erano in vita?
14. Ci sono debiti di cui ha sentito parlare?
15. Che cosa la preoccupa di più?
16. Quale soluzione le sembrerebbe giusta?

### Documenti da portare

- ☐ Documento di identità e tessera sanitaria
- ☐ Testamento, se c'è
- ☐ Atti della casa
- ☐ Dichiarazione di successione, se è stata fatta
- ☐ Ricevute di spese e lavori
- ☐ Lettere e messaggi fra i fratelli
- ☐ Altro: ……………………

## Suggerimenti

> Fai una domanda alla volta e lascia il tempo di rispondere.
>
> Se la persona si commuove, fermati. Le domande possono aspettare.
`,
  },
  {
    templateId: 'avvocato-controparte',
    asks: [
      ['fai', 'parte', 'contropart'],
      ['fare', 'parte', 'contropart'],
      ['obiezion', 'contropart'],
      ['contropart', 'punti', 'deboli'],
    ],
    answer: `# Cinque obiezioni della controparte

## Punti Chiave

- Le obiezioni vanno dalla più seria alla più debole.
- Una risposta senza una prova vale poco.
- La sigla **[V]** segna un punto di diritto da verificare.
- Sentenze non ce ne sono. Le cerca l'avvocato.

## Contenuto Dettagliato

**La lite:** {{di che cosa si discute nella lite?}}

**La tua tesi:** {{qual è la tua tesi, senza nomi?}}

Le obiezioni qui sotto sono un esempio sul deposito di un affitto.

### 1. «Ci sono danni veri, non semplice usura»

- **Risposta:** i segni ci sono, ma vengono dall'uso normale. **[V]**
- **Prova utile:** fotografie dell'ingresso e dell'uscita, con la data.

### 2. «Alla consegna delle chiavi la casa non era in ordine»

- **Risposta:** nessuno ha fatto osservazioni quel giorno. **[V]**
- **Prova utile:** verbale di riconsegna, o una persona presente.

### 3. «Ho dovuto pagare le riparazioni»

- **Risposta:** manca il legame fra la spesa e il danno. **[V]**
- **Prova utile:** fatture, date dei lavori, parere di un tecnico.

### 4. «Restano spese e bollette non pagate»

- **Risposta:** i conti sono chiusi, oppure il resto va calcolato a parte. **[V]**
- **Prova utile:** ricevute, letture dei contatori, conto delle spese.

### 5. «Sono stati fatti lavori senza permesso»

- **Risposta:** il proprietario lo sapeva e non si è opposto. **[V]**
- **Prova utile:** messaggi e lettere di quel periodo.

### Punti di diritto da verificare

1. Differenza fra danno e normale usura: ……
2. Chi deve provare lo stato della casa: ……
3. Quando il deposito si può trattenere: ……

## Suggerimenti

> Comincia dall'obiezione che ti mette più in difficoltà. È quella che può pesare di più.
>
> Tieni solo le risposte che puoi dimostrare con un documento.
`,
  },
  {
    templateId: 'avvocato-condominio',
    asks: [
      ['letter', 'avversari'],
      ['frasi', 'contro', 'letter'],
      ['rilegg', 'letter', 'avvocat'],
      ['letter', 'legale', 'deboli'],
    ],
    answer: `# La lettera, letta da avversario

## Punti Chiave

- Tre tipi di frase fanno danno: ammissioni, somme senza prova, minacce.
- Per ognuno c'è una frase più sicura.
- La scelta finale è dell'avvocato, che conosce gli atti.

## Contenuto Dettagliato

**La lettera:** {{quale lettera, senza nomi e dati?}}

**Va a:** {{a chi va la lettera?}}

### 1. La frase che ammette

Cerca «ha aspettato», «forse», «non subito», «sa bene che».

**Come la usa l'altro:** «Lo dite anche voi: il danno è cresciuto per la vostra attesa.»

**Più sicura:** «Il problema è stato segnalato la prima volta il …… , come risulta da …… .»

### 2. La somma senza prova

Cerca «tutti i danni», «ingenti», «non meno di».

**Come la usa l'altro:** «La richiesta non dice quanto e perché: non possiamo valutarla.»

**Più sicura:** «Si chiede la somma di …… , come da preventivo allegato, salvo quanto emergerà.»

### 3. La minaccia o il termine vago

Cerca «subito», «senza altro avviso», «vi pentirete».

**Come la usa l'altro:** «Il tono ha reso impossibile un accordo.»

**Più sicura:** «Si chiede una risposta entro il …… . In mancanza, saranno valutati i passi successivi.»

### I documenti che chiederà

- La prima segnalazione, con la data.
- Le fotografie, con la data.
- I preventivi o le fatture.
- L'incarico firmato.

## Suggerimenti

> Prima di darla all'AI togli nomi, luoghi e numeri. Il segreto professionale vale anche qui.
>
> Fai leggere la lettera anche a un collega che non sa niente del caso.
`,
  },
  {
    templateId: 'avvocato-contratto',
    asks: [
      ['scalett', 'contratt'],
      ['scalett', 'locazion'],
      ['punti', 'dimenticar', 'contratt'],
      ['schema', 'contratt', 'negozio'],
    ],
    answer: `# La scaletta del contratto

## Punti Chiave

- Ogni punto dice in una riga a che cosa serve.
- La scaletta guarda prima di tutto agli interessi di chi assisti.
- La sigla **[N]** segna i punti con norme da leggere su Normattiva.
- Durata, importi e termini restano all'avvocato.

## Contenuto Dettagliato

**Contratto:** {{che tipo di contratto è?}}

**Parte da proteggere:** {{quale parte assisti?}}

I punti qui sotto sono quelli dell'affitto di un negozio, per chi prende in affitto.

1. **Le parti.** Dice chi firma e con quali poteri.
2. **Il locale.** Descrive gli spazi, con la pianta allegata.
3. **L'uso.** Dice quale attività si può svolgere. **[N]**
4. **Lo stato del locale.** Evita liti su difetti che c'erano già.
5. **I permessi.** Chiarisce chi risponde se il locale non è adatto. **[N]**
6. **La durata.** Dà il tempo di lavorare e di recuperare le spese: ……. **[N]**
7. **Il canone.** Fissa l'importo, e come e quando si paga: ……. **[N]**
8. **Il deposito.** Dice quanto si versa e quando viene restituito: ……. **[N]**
9. **Le spese comuni.** Separa quelle di chi usa il locale da quelle del proprietario.
10. **I lavori.** Dice chi li fa, chi li paga e che cosa resta alla fine. **[N]**
11. **Le riparazioni.** Distingue quelle piccole da quelle grandi. **[N]**
12. **L'uscita anticipata.** Permette di lasciare il locale se le cose cambiano: ……. **[N]**
13. **La vendita del locale.** Chiarisce che cosa succede se cambia il proprietario. **[N]**
14. **La cessione dell'attività.** Dice se il contratto può passare a un altro. **[N]**
15. **La fine del contratto.** Regola la riconsegna e ciò che spetta a chi lascia. **[N]**
16. **La registrazione.** Dice chi se ne occupa e chi paga. **[N]**

## Suggerimenti

> Leggi su Normattiva le norme dei punti con **[N]**, nel testo in vigore, prima della stesura.
>
> Rileggi i punti 4, 6 e 12 insieme al cliente: sono quelli che contano di più nella vita del negozio.
`,
  },
  {
    templateId: 'avvocato-dopo-udienza',
    asks: [
      ['messaggio', 'client', 'udienza'],
      ['raccont', 'client', 'udienza'],
      ['inform', 'client', 'udienza'],
      ['client', 'andata', 'udienza'],
      ['scriv', 'client', 'udienza'],
    ],
    answer: `# Messaggio dopo l'udienza

## Punti Chiave

- Chi legge cerca una frase sola: ho vinto o ho perso? Va detto che non si sa ancora.
- Un compito preciso calma più di una spiegazione.
- Non promette risultati.
- La data del prossimo appuntamento la scrivi tu.

## Contenuto Dettagliato

Gentile ……………………,

le scrivo per dirle com'è andata l'udienza.

È successo questo: {{che cosa è successo in udienza, senza nomi?}}. Capita spesso che una causa richieda più di un'udienza, e da questo passaggio non si può capire come finirà.

Adesso il prossimo passo è {{qual è il prossimo passo?}}. Per farlo bene, tenga insieme tutte le carte della causa, anche quelle che sembrano poco importanti. Non ci scriva sopra e non butti niente. Se trova qualcosa di nuovo, o se un foglio non si trova, me lo dica con tranquillità, e vediamo insieme come procedere.

Ci rivediamo il ………… . Se intanto ha un dubbio, può chiamarmi in studio. Meglio una telefonata in più che una notte in pensiero.

Cordiali saluti,

avv. [nome e cognome]

## Suggerimenti

> Rileggi il messaggio come se arrivasse a te, di sera. Togli ogni parola tecnica che resta.
>
> Scrivi la data del prossimo passo solo dopo averla controllata.
`,
  },
  {
    templateId: 'avvocato-articolo',
    asks: [
      ['articolo', 'sito', 'avvocat'],
      ['articolo', 'sito', 'legale'],
      ['articolo', 'studio', 'legale'],
      ['blog', 'studio', 'legale'],
      ['articolo', 'blog', 'avvocat'],
    ],
    answer: `# Articolo per il sito

## Punti Chiave

- L'articolo informa, senza pubblicità e senza confronti.
- Resta sotto le 250 parole ed è per chi parte da zero.
- Termini, quote e costi li aggiunge l'avvocato.
- Le norme da controllare sono in fondo, fuori dall'articolo.

## Contenuto Dettagliato

Tema: {{qual è il tema dell'articolo?}}. Chi legge: {{chi legge l'articolo?}}. Qui sotto c'è un esempio su come si divide un'eredità.

### Dividere un'eredità: da dove si comincia

Quando manca una persona cara, pensare ai beni sembra fuori posto. Eppure qualche scelta va fatta. Farla con calma aiuta tutta la famiglia.

**Chi sono gli eredi.** Si guarda se c'è un testamento. Se non c'è, è la legge a dire chi eredita e in quale parte.

**Che cosa c'è.** Conviene fare un elenco: la casa, i conti, gli oggetti. Anche i debiti contano. Per questo è bene informarsi prima di accettare.

**Che cosa vuol dire dividere.** Prima della divisione i beni sono di tutti gli eredi insieme. Dividere vuol dire dare a ciascuno la sua parte.

**Se c'è accordo.** Gli eredi decidono insieme chi prende che cosa. Se una parte vale di più, si può compensare con denaro. Quando c'è una casa, serve un atto scritto.

**Se l'accordo non c'è.** Si può cercare con l'aiuto di un mediatore, cioè di una persona che non sta con nessuno. L'ultima strada è il giudice.

**Che cosa preparare.** Il testamento, se esiste, le carte della casa, i documenti della banca e l'elenco delle spese.

Ogni famiglia ha la sua storia. Queste righe danno un'idea generale e non sostituiscono un parere.

### Norme da controllare prima di pubblicare

1. Accettazione e rinuncia: ……
2. Quote degli eredi: ……
3. Divisione dei beni in comune: ……
4. Forma degli atti sulla casa: ……
5. Mediazione in materia di eredità: ……

## Suggerimenti

> Controlla ogni frase prima di mettere l'articolo sul sito.
>
> Scrivi in fondo alla pagina il giorno del controllo. Chi legge sa quanto è recente.
`,
  },
]
