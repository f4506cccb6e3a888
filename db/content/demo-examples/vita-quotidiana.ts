import { here } from '../../city.ts'
import type { DemoExample } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line, as a card or a verse needs. */
const br = '  '

export const vitaQuotidianaExamples: DemoExample[] = [
  {
    templateId: 'vita-quotidiana-messaggio-sospetto',
    asks: [
      ['quest', 'messagg', 'truff'],
      ['capi', 'messagg', 'truff'],
      ['arriv', 'messagg', 'truff'],
      ['arriv', 'messagg', 'sospett'],
      ['arriv', 'messagg', 'stran'],
      ['ricev', 'messagg', 'sospett'],
      ['ricev', 'messagg', 'stran'],
      ['arriv', 'sms', 'truff'],
      ['capi', 'sms', 'truff'],
      ['quest', 'sms', 'truff'],
      ['capi', 'mail', 'truff'],
      ['sms', 'pacc', 'pag'],
      ['messagg', 'pacc', 'ferm'],
      ['ricev', 'sms', 'sospett'],
      ['sms', 'pacc', 'ferm'],
      ['arriv', 'mail', 'truff'],
      ['riconosc', 'messagg', 'truff'],
      ['mamma', 'cambiat', 'numero'],
    ],
    answer: `# Forse è una truffa: che cosa fare

## Punti Chiave

- Non premere sul collegamento. Non rispondere. Non chiamare il numero scritto lì.
- Controlla per un'altra strada: l'app ufficiale o un numero che hai già.
- Dal solo testo non si può essere sicuri. Nel dubbio, trattalo come una truffa.
- Hai già pagato? Chiama subito la tua banca.

## Contenuto Dettagliato

È arrivato così: {{come è arrivato il messaggio?}}.

Il messaggio: «{{scrivi il messaggio senza nomi, codici e indirizzi}}»

### I segnali sospetti

- **Chiede soldi o dati.** Una somma piccola non spaventa. Ma per pagarla serve il numero della carta, e il truffatore vuole quello.
- **Mette fretta.** C'è un problema, e per risolverlo devi fare subito qualcosa.
- **È vago.** Non dice con chiarezza chi scrive, né perché scrive proprio a te.
- **Il mittente non prova nulla.** Anche un nome conosciuto si può falsificare.

### Che cosa non fare

- Non rispondere, nemmeno per dire di no.
- Non dare a nessuno codici, password o numero della carta.
- Non installare app perché te lo chiede un messaggio.

### Come controllare

1. Chiediti se aspetti davvero qualcosa.
2. Apri l'app ufficiale del negozio o del corriere e cerca lì il tuo ordine.
3. Oppure chiama il numero che hai già, per esempio su una vecchia ricevuta.

### Se hai già premuto o pagato

1. Hai solo premuto? Chiudi la pagina e non scrivere niente.
2. Hai installato un'app? Spegni il telefono e usane un altro.
3. Hai pagato, o scritto i dati della carta o del conto? Chiama subito la banca, al numero stampato sulla carta o sull'estratto conto. Chiedi di bloccare la carta e il pagamento.
4. Hai scritto una password? Cambiala subito sul sito ufficiale, da un telefono o un computer sicuro.
5. Poi fai denuncia alla Polizia o ai Carabinieri.
6. Qualcuno ti minaccia o è alla porta? Chiama il 112.

## Suggerimenti

> Non cancellare il messaggio, e fai una foto allo schermo. Serve per la denuncia.
>
> Prima di decidere, parlane con una persona di fiducia. Una richiesta vera può aspettare.
`,
  },
  {
    templateId: 'vita-quotidiana-lettera-comune',
    asks: [
      ['segnal', 'comune'],
      ['scriv', 'letter', 'al', 'comune'],
      ['comune', 'buca'],
      ['comune', 'buche'],
      ['comune', 'lampion'],
      ['comune', 'marciapied'],
      ['lampion', 'spent'],
      ['lampion', 'funzion'],
      ['segnal', 'buca'],
      ['segnal', 'marciapied'],
      ['comune', 'rifiut', 'abbandon'],
    ],
    answer: `# Lettera al Comune

## Punti Chiave

- La lettera parla di un problema solo, e arriva prima all'ufficio giusto.
- Chiede una cosa precisa: entro quando il problema sarà risolto.
- C'è solo quello che hai scritto tu. La lettera non inventa chi passa di lì.
- I puntini li riempi tu. Tra parentesi quadre va il tuo nome.

## Contenuto Dettagliato

Al Comune di ……

Data: ……

**Oggetto: segnalazione di un problema nel quartiere**

Buongiorno,

vi scrivo per segnalarvi {{che problema vuoi segnalare?}}. Si trova qui: {{dove si trova il problema?}}.

Vi chiedo la cortesia di passare la mia segnalazione all'ufficio che se ne occupa, e di farmi sapere entro quando il problema sarà risolto. Potete rispondermi per telefono o all'indirizzo qui sotto.

Vi ringrazio per l'attenzione.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Indirizzo: ……${br}
Telefono: ……${br}
Firma: ……

## Suggerimenti

> Chi passa di lì, e che cosa rischia? Se vuoi, aggiungilo tu in una riga: è quello che fa muovere un ufficio.
>
> Se è un lampione, guarda se sul palo c'è un numero e aggiungilo. Una foto aiuta sempre.
>
> Consegna la lettera allo sportello e chiedi il numero di protocollo: prova il giorno in cui è arrivata. Se c'è un pericolo immediato, invece, chiama il 112.
`,
  },
  {
    templateId: 'vita-quotidiana-domanda-inps',
    asks: [
      ['scriv', 'richiest', 'inps'],
      ['scriv', 'domand', 'inps'],
      ['scriv', 'letter', 'inps'],
      ['chied', 'inps', 'mia', 'pension'],
      ['inps', 'pension', 'bass'],
      ['perche', 'pension', 'bass'],
      ['document', 'sportell', 'inps'],
      ['document', 'chiam', 'inps'],
      ['scriver', 'inps'],
      ['inps', 'pension', 'diminu'],
    ],
    answer: `# Il colloquio, preparato

## Punti Chiave

- La domanda è una sola, e si dice in tre frasi.
- La risposta la dà chi vede la tua posizione, non l'AI.
- Un patronato, l'ufficio che aiuta con le pensioni, può fare la richiesta al posto tuo.

## Contenuto Dettagliato

**La domanda:** {{che cosa vuoi chiedere all'INPS?}}

**Dove:** {{dove vai, o chi chiami?}}

### Che cosa dico

1. «Buongiorno, ho una domanda sola: {{che cosa vuoi chiedere all'INPS?}}.»
2. «L'ho visto il …… , guardando …… .»
3. «Vorrei capire il motivo, e se devo fare qualcosa.»

### Che cosa mi chiederanno

- Nome, cognome e codice fiscale. Li dai a voce allo sportello, non all'AI.
- Da quando, e quale foglio stai guardando.
- Se hai già chiesto a qualcuno.
- Se è cambiato qualcosa in casa o nei redditi.

### Le carte

- Documento e tessera sanitaria.
- Il numero della pensione o della pratica.
- Se riguarda la pensione: il cedolino di questo mese e quello di prima. Il cedolino è il foglio con le voci del pagamento.
- Le lettere già arrivate.
- Carta e penna, per il nome di chi risponde.

### Come ti aiuta un patronato

Legge con te il cedolino, voce per voce. Manda la domanda per te, se gli firmi l'incarico. Chiedi prima se è gratis. Spesso lo è.

## Suggerimenti

> Prima di uscire fatti ripetere la risposta: «Ho capito bene? Devo fare questo?».
>
> Se qualcuno ti telefona a nome dell'INPS, non dare codici, password o numero della carta.
`,
  },
  {
    templateId: 'vita-quotidiana-amministratore',
    asks: [
      ['scriv', 'amministrator', 'condomin'],
      ['scriv', 'letter', 'amministrator'],
      ['scriv', 'amministrator', 'umid'],
      ['segnal', 'amministrator', 'condomin'],
      ['amministrator', 'macchi', 'umid'],
      ['amministrator', 'infiltrazion'],
      ['amministrator', 'ascensor'],
      ['amministrator', 'perdita', 'acqua'],
      ['condomin', 'macchi', 'soffitt'],
      ['avvis', 'amministrator', 'condomin'],
    ],
    answer: `# Lettera all'amministratore

## Punti Chiave

- Prima i fatti, poi la richiesta, e chi legge capisce subito che cosa deve fare.
- La lettera non accusa nessuno, perché la causa non si conosce ancora.
- Chiede una risposta scritta: è il modo gentile di essere fermi.
- I puntini li riempi tu. Tra parentesi quadre va il tuo nome.

## Contenuto Dettagliato

Data: ……

**Oggetto: segnalazione e richiesta di intervento**

Gentile amministratore,

le segnalo un problema che chiede attenzione. Ecco i fatti, in breve.

- **Che cosa succede:** {{che cosa succede in casa o nel condominio?}}
- **Quando è cominciato:** {{quando è cominciato il problema?}}
- **Che cosa le chiedo:** {{che cosa chiedi all'amministratore?}}

Non conosco la causa e non do la colpa a nessuno. Penso però che sia meglio non aspettare.

La prego quindi di rispondermi per iscritto. Mi indichi per favore che cosa intende fare, chi se ne occuperà e in quale giorno.

Chi verrà a vedere mi trova in casa in questi giorni e orari: ……

La ringrazio fin d'ora per la cura con cui vorrà seguire la cosa.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Indirizzo, scala e piano: ……${br}
Firma: ……

## Suggerimenti

> Fai due foto, una da vicino e una da lontano, e segna il giorno. Tieni una copia della lettera e la prova che l'hai mandata.
>
> Se l'acqua scende vicino alla luce o alle prese, non toccare niente e telefona subito: una lettera non basta.
`,
  },
  {
    templateId: 'vita-quotidiana-bolletta',
    asks: [
      ['spieg', 'bolletta'],
      ['capi', 'bolletta'],
      ['capi', 'bollette'],
      ['legger', 'bolletta'],
      ['bolletta', 'perche', 'alta'],
      ['bolletta', 'conguagl'],
      ['bolletta', 'quota'],
      ['bolletta', 'vuol', 'dire'],
      ['bolletta', 'signific'],
      ['quota', 'potenza'],
      ['legg', 'mia', 'bolletta'],
    ],
    answer: `# La tua bolletta, riga per riga

## Punti Chiave

- Nello «scontrino dell'energia» ogni riga è quantità per prezzo: si rifà con la calcolatrice.
- Una bolletta cresce per due motivi: hai usato di più, oppure è salito il prezzo.
- Prima di arrabbiarti guarda i giorni, e se la lettura è vera.

## Contenuto Dettagliato

**La bolletta:** {{bolletta di luce, gas o acqua?}}

**Adesso:** {{quali righe e quali somme ci sono?}}

**Prima:** {{e nella bolletta di prima?}}

### Come si fa il conto

Un esempio con numeri inventati. Quota consumi: 160 kWh × 0,24 = **38,40 euro**. Poi 38,40 + 12 + 9 + 7 = **66,40 euro**. Prima la quota consumi era 130 × 0,22 = 28,60 euro, e il totale 55,60.

Fai lo stesso con le tue righe.

### Le parole

- **Quota consumi:** quello che hai usato, per il suo prezzo.
- **Quota fissa:** quello che paghi ogni mese, anche se non consumi.
- **Quota potenza:** solo nella luce. Quanto paghi per la forza massima del contatore.
- **Imposte, accise, IVA:** le tasse.
- **Box dell'offerta:** il nome della tua offerta, e il suo prezzo.
- **Conguaglio:** il conto rifatto dopo una lettura vera.
- **Stimata:** calcolata sui consumi passati. **Effettiva, o rilevata:** letta davvero.

### Tre domande per il servizio clienti

1. Quanti giorni comprende questa bolletta, e quanti la scorsa?
2. La lettura è rilevata o stimata?
3. È cambiato il prezzo? Da quale giorno, e dove me l'avete scritto?

## Suggerimenti

> Leggi il contatore oggi e confrontalo con la lettura scritta.
>
> Chiama il numero di una bolletta vecchia, che hai già pagato. Se ti chiamano loro, non dare il codice POD o PDR.
`,
  },
  {
    templateId: 'vita-quotidiana-lettera-difficile',
    asks: [
      ['letter', 'non', 'capisco'],
      ['letter', 'non', 'capito'],
      ['capire', 'letter', 'ricev'],
      ['capire', 'letter', 'arriv'],
      ['spieg', 'quest', 'letter'],
      ['spieg', 'letter', 'ricev'],
      ['spieg', 'letter', 'arriv'],
      ['vuol', 'dire', 'quest', 'letter'],
      ['aiut', 'capir', 'letter'],
      ['legger', 'letter', 'difficil'],
    ],
    answer: `# La lettera, in parole semplici

## Punti Chiave

- Qui è spiegata una frase che torna spesso: chiede di pagare, entro una data.
- Quanto, per che cosa ed entro quando: da una frase sola non si può sapere.
- Prima di pagare, chiedi all'ufficio. Il numero cercalo tu.

## Contenuto Dettagliato

La frase che hai copiato: «{{copia la frase senza nomi e codici}}». Qui sotto ne è spiegata una che torna spesso.

Chi scrive: {{chi manda la lettera?}}.

### Che cosa vuol dire

«Si invita a provvedere al saldo entro il termine indicato» significa: **paga quello che manca, entro la data scritta nella lettera**.

- «Si invita»: te lo chiedono in modo cortese. La richiesta però va presa sul serio.
- «Provvedere al saldo»: pagare la parte che manca.
- «Entro il termine indicato»: entro una data. Cercala nella lettera e nei fogli allegati.

### Che cosa fare

Con una frase così qualcosa da fare c'è. Quanto è urgente dipende dalla data, e qui la data non si legge.

1. Segna la data. Se è vicina o già passata, chiama il primo giorno in cui l'ufficio è aperto. Se manca, chiedila.
2. Cerca tra le ricevute. Forse hai già pagato.
3. Chiama l'ufficio, o vai allo sportello con la lettera.

Se la richiesta è giusta, da una frase non si può sapere: fattela spiegare.

### Le domande da fare

1. Questa lettera l'avete mandata voi?
2. Che cosa devo pagare, e perché?
3. Entro quale giorno?
4. In quale modo si paga?
5. Se ho già pagato, quale ricevuta vi serve?

### Come trovare il numero vero

- Non usare il numero, il sito o il codice da inquadrare che trovi sulla lettera.
- Scrivi tu l'indirizzo del sito ufficiale dell'ufficio e cerca la pagina dei contatti.
- Se non usi internet, vai allo sportello o chiedi in biblioteca.

## Suggerimenti

> Non pagare finché l'ufficio non ti ha confermato la richiesta. Ma non lasciar passare la data, e chiama subito.
>
> Se una risposta non è chiara, chiedi di ripeterla e scrivila. Segna anche il giorno e il nome di chi risponde.
`,
  },
  {
    templateId: 'vita-quotidiana-rispondere-lettera',
    asks: [
      ['rispond', 'letter'],
      ['risposta', 'letter'],
    ],
    answer: `# La risposta alla lettera

## Punti Chiave

- La lettera dice una cosa sola.
- Chiede una conferma scritta, che poi conservi.
- I tuoi dati stanno nei puntini. Scrivili a mano, solo sulla copia che mandi.

## Contenuto Dettagliato

Luogo e data: ……

A: {{chi ti ha scritto?}}

Buongiorno,

ho ricevuto la vostra lettera del ……

Nella lettera mi chiedete questo: {{che cosa chiede la lettera, senza nomi e codici?}}. Vi rispondo così: {{che cosa vuoi rispondere?}}.

Vi chiedo di confermarmi per iscritto che avete ricevuto questa lettera, e di dirmi come si va avanti.

Vi ringrazio e porgo cordiali saluti.

Nome e cognome: ……

Indirizzo e telefono: ……

Numero della pratica: ……

Firma: ……

## Suggerimenti

> Rileggi ad alta voce prima di mandarla: se una frase ti sembra lunga, dividila in due.
>
> Se nella lettera si parla di soldi o di tribunale, falla vedere prima a un patronato, l'ufficio che aiuta con pensioni e domande, o a una persona esperta.

### Come mandarla

1. Cerca tu l'indirizzo dell'ufficio: sul suo sito ufficiale o su una vecchia lettera sicura.
2. Se c'è una scadenza, mandala qualche giorno prima.
3. Se ti serve una prova, chiedi alla posta una raccomandata con ricevuta di ritorno.

### Che cosa tenere

- La lettera che hai ricevuto, con la busta.
- Una copia della tua risposta.
- La ricevuta della posta.
`,
  },
  {
    templateId: 'vita-quotidiana-auguri',
    asks: [
      ['augur', 'complean'],
      ['augur', 'anniversar'],
      ['augur', 'matrimon'],
      ['augur', 'nozze'],
      ['augur', 'battesim'],
      ['augur', 'comunion'],
      ['augur', 'laure'],
      ['bigliett', 'auguri'],
      ['bigliett', 'complean'],
      ['poesi', 'complean'],
      ['filastrocc', 'complean'],
      ['augur', 'natal', 'famigli'],
      ['fras', 'complean'],
      ['fras', 'anniversar', 'matrimon'],
      ['bigliett', 'anniversar', 'matrimon'],
    ],
    answer: `# Tre biglietti di auguri

## Punti Chiave

- Con chi è permaloso, lascia stare il biglietto spiritoso.
- Il ricordo lo metti tu, e chi legge sa che hai scritto tu.
- Al posto dei puntini scrivi il nome di chi festeggia. Tra parentesi quadre va la tua firma.

## Contenuto Dettagliato

Gli auguri sono per: {{per chi sono gli auguri, senza il nome?}}. La festa: {{che festa è?}}. I biglietti qui sotto sono un esempio, per una nipote che compie dieci anni.

### Il biglietto affettuoso

Cara ……,${br}
oggi compi dieci anni, e sono felice di essere con te.${br}
Nel cuore tengo un ricordo: {{quale bel ricordo avete insieme?}}.${br}
Ti auguro giochi, amici sinceri e tante domande curiose.${br}
Quando vorrai raccontarmi qualcosa, io avrò sempre tempo.${br}
Ti voglio bene, [come ti firmi]

### Il biglietto spiritoso

Cara ……,${br}
da oggi per scrivere i tuoi anni servono due cifre.${br}
I biscotti della domenica, invece, spariscono ancora a tre per volta.${br}
Chi li prende lascia sempre un po' di zucchero sul tavolo.${br}
Oggi però è festa: puoi prenderne quattro, e io guardo dall'altra parte.${br}
Tanti auguri da chi accende il forno, [come ti firmi]

### Il biglietto in rima

Oggi compi i tuoi dieci anni,${br}
senza fretta e senza affanni.${br}
C'è farina sul tuo naso,${br}
e non è per puro caso:${br}
i biscotti per la festa${br}
sono già dentro la cesta.

## Suggerimenti

> Copialo a mano, anche con una scrittura incerta. Un biglietto scritto da te si conserva per anni.
>
> Aggiungi una cosa che sapete solo voi due: il nome di un gioco, una parola inventata.
`,
  },
  {
    templateId: 'vita-quotidiana-ricetta-avanzi',
    asks: [
      ['ricett', 'avanzi'],
      ['cucino', 'avanzi'],
      ['cucinar', 'avanzi'],
      ['usar', 'avanzi'],
      ['ricett', 'polent', 'avanz'],
      ['ricett', 'polent', 'avanz', 'dosi'],
      ['ricett', 'avanzi', 'dosi'],
      ['cosa', 'polent', 'avanz'],
      ['ricett', 'risott', 'avanz'],
      ['cosa', 'risott', 'avanz'],
      ['pane', 'avanzat'],
      ['pane', 'raffermo'],
      ['pane', 'vecchio', 'ricett'],
      ['cucino', 'frigo'],
      ['cucinar', 'quello', 'frigo'],
      ['preparo', 'cena', 'frigo'],
      ['cosa', 'preparo', 'avanzi'],
      ['cucinar', 'quello', 'casa'],
      ['cucino', 'quello', 'casa'],
    ],
    answer: `# Due ricette con la polenta di ieri

## Punti Chiave

- Due piatti per due persone, con la stessa polenta: scegline uno.
- Ogni ricetta sta nella mezz'ora che hai.
- Un avanzo rimasto fuori dal frigo per ore non si recupera.

## Contenuto Dettagliato

In casa hai: {{che cosa hai in casa?}}. A tavola siete: {{in quanti siete a tavola?}}. Il tempo: {{quanto tempo hai per cucinare?}}. Le ricette qui sotto sono un esempio con la polenta, per due persone.

### Polenta in padella con il taleggio

**Tempo:** 20 minuti

**Dosi:** 400 grammi di polenta fredda, 100 di taleggio, 20 di burro, 4 foglie di salvia.

1. Taglia la polenta a fette alte un dito. Togli la crosta al taleggio e fallo a fettine.
2. Sciogli il burro con la salvia in una padella, a fuoco medio.
3. Metti le fette e non toccarle per 6 minuti. Girale e aspetta altri 4 minuti.
4. Copri le fette con il taleggio, metti il coperchio e aspetta 2 minuti.
5. Servi quando il formaggio è sciolto.

### Frittata di polenta

**Tempo:** 25 minuti

**Dosi:** 200 grammi di polenta fredda, 2 uova, 50 grammi di taleggio, 15 di burro, sale e pepe.

1. Taglia a dadini la polenta e il taleggio.
2. Rosola la polenta nel burro per 6 minuti, in una padella piccola.
3. Sbatti le uova con poco sale e pepe. Unisci il taleggio.
4. Versa sulla polenta, copri e cuoci 6 minuti a fuoco basso.
5. Gira la frittata con un piatto. Cuoci ancora 3 minuti, finché l'uovo è ben sodo.

### L'avanzo si può ancora mangiare?

- È rimasto per ore fuori dal frigo? Buttalo.
- Non ricordi quando l'hai cucinato? Buttalo.
- Ha muffa, un odore acido o è viscido? Buttalo tutto, non solo il pezzo rovinato.
- L'odore buono non basta. Un cibo può essere guasto e non sembrarlo.

## Suggerimenti

> Scalda gli avanzi finché fumano anche al centro, e una volta sola. Nel dubbio, non assaggiare.
>
> Le uova: controlla la data sulla scatola e usa solo quelle con il guscio intero.
`,
  },
  {
    templateId: 'vita-quotidiana-casoncelli',
    asks: [
      ['ricett', 'casoncell'],
      ['come', 'fanno', 'casoncell'],
      ['come', 'faccio', 'casoncell'],
      ['come', 'fare', 'casoncell'],
      ['come', 'cucin', 'casoncell'],
      ['ripieno', 'dei', 'casoncell'],
      ['impast', 'casoncell'],
      ['ricett', 'casonsei'],
      ['dosi', 'casoncell'],
      ['come', 'prepar', 'casoncell'],
      ['insegn', 'casoncell'],
    ],
    answer: `# I casoncelli della domenica

## Punti Chiave

- Dosi per sei persone.
- Sabato: la spesa e la carne. Domenica: la pasta e il piatto.
- Domenica comincia tre ore prima di pranzo.
- Il ripieno cambia da famiglia a famiglia: in fondo trovi come.

## Contenuto Dettagliato

A tavola siete: {{quante persone siete a tavola?}}. Le dosi sono per sei.

### La lista della spesa

- **Pasta:** 400 g di farina 00, 100 g di semola di grano duro, 2 uova.
- **Ripieno:** 150 g di macinato per salame, 100 g di arrosto di manzo già cotto, 125 g di pangrattato, 75 g di grana, 1 uovo, 10 g di uvetta, 2 amaretti piccoli, mezza pera.
- **Profumi del ripieno:** 1 spicchio d'aglio, prezzemolo, scorza di limone, noce moscata, sale e pepe.
- **Condimento:** 140 g di burro, 100 g di pancetta a listarelle, 12 foglie di salvia, 80 g di grana.

Per tirare la pasta: {{con che cosa tiri la pasta?}}. Per i dischi: un bicchiere largo 7 cm.

### Sabato

1. Cuoci il macinato in padella con una noce di burro e l'aglio, per 10 minuti. Non deve restare rosa.
2. Unisci la pera a dadini e l'arrosto tritato. Dopo 5 minuti togli l'aglio.
3. Fai intiepidire, copri e metti in frigo.

### Domenica

1. Impasta farina, semola, uova e circa 150 ml d'acqua, poca per volta, per 10 minuti. Copri e fai riposare mezz'ora.
2. Unisci alla carne il resto del ripieno, con uvetta, amaretti e prezzemolo tritati. Se è asciutto, aggiungi un cucchiaio d'acqua.
3. Tira la pasta sottile, al massimo un millimetro, e taglia i dischi.
4. Su ogni disco metti un cucchiaino di ripieno. Chiudi a mezzaluna, premi il bordo e schiaccia appena il centro.
5. Cuoci in acqua bollente salata per 7 o 8 minuti. Assaggiane uno.
6. Intanto rosola la pancetta con il burro e la salvia. Versala sui casoncelli con il grana.

### Che cosa cambia da famiglia a famiglia

Uvetta, amaretti e pera: c'è chi li mette e chi no. Cambiano anche la carne e le spezie.

## Suggerimenti

> Lavora poca pasta per volta e tieni coperta l'altra, che secca in fretta.
`,
  },
  {
    templateId: 'vita-quotidiana-impegni',
    asks: [
      ['impegni', 'settiman'],
      ['ordin', 'impegni'],
      ['organizz', 'impegni'],
      ['tabell', 'impegni'],
      ['promemori', 'impegni'],
      ['ordin', 'miei', 'appuntamenti'],
      ['organizz', 'miei', 'appuntamenti'],
      ['organizz', 'mia', 'settimana'],
      ['promemori', 'miei', 'appuntamenti'],
    ],
    answer: `# La settimana sul frigorifero

## Punti Chiave

- L'ora che conta è quella in cui esci, non quella dell'impegno.
- Un impegno al giorno basta. Se sono due, in mezzo ci va il riposo.
- Un giorno vuoto alla settimana serve per quello che capita.

## Contenuto Dettagliato

**Gli impegni:** {{quali impegni hai, senza dettagli privati?}}

**Come ti sposti:** {{come ti sposti, e chi ti accompagna?}}

**Il riposo:** {{quando ti serve riposo?}}

### La mezza pagina

| Giorno | Impegno e ora | Esco alle | Chi mi accompagna | Che cosa porto |
| --- | --- | --- | --- | --- |
| Lunedì | …… | …… | …… | …… |
| Martedì | …… | …… | …… | …… |
| Mercoledì | …… | …… | …… | …… |
| Giovedì | …… | …… | …… | …… |
| Venerdì | …… | …… | …… | …… |
| Sabato | …… | …… | …… | …… |
| Domenica | …… | …… | …… | …… |

### Si toccano? Tre prove

1. **La strada.** Ora dell'impegno, meno il viaggio, meno un quarto d'ora di scorta. È l'ora in cui esci.
2. **Il riposo.** Se l'ora in cui esci cade nel riposo, chiedi di spostare l'impegno.
3. **Chi accompagna.** Due impegni con la stessa persona stanno bene lo stesso giorno, uno dopo l'altro.

Un esempio: alle 10:00 in banca, mezz'ora di autobus e un quarto d'ora di scorta. Esci alle **9:15**.

### Per spostare un impegno

«Buongiorno, ho un appuntamento il …… . Posso venire un altro giorno, verso le …… ?»

## Suggerimenti

> Metti un avviso sul telefono all'ora in cui esci, e uno la sera prima per la borsa.
>
> Lascia vuoto un giorno, per quello che capita.
`,
  },
  {
    templateId: 'vita-quotidiana-compiti',
    asks: [
      ['nipot', 'compiti'],
      ['nipot', 'matematica'],
      ['nipot', 'divisioni'],
      ['nipot', 'frazioni'],
      ['nipot', 'tabellin'],
      ['figli', 'compiti', 'aiut'],
      ['figli', 'compiti', 'matematica'],
      ['bambin', 'aiut', 'compiti'],
      ['spiegami', 'divisioni'],
    ],
    answer: `# Le divisioni con il resto

## Punti Chiave

- Dividere vuol dire fare parti uguali. Il resto è quello che avanza.
- Il resto è sempre più piccolo del numero per cui dividi.
- Al bambino fai domande, e la soluzione la trova da sé.
- Un disegno, o dei fagioli sul tavolo, spiegano più di un'altra frase.

## Contenuto Dettagliato

La classe: {{che classe fa il bambino?}}. Deve studiare: {{che cosa deve studiare il bambino?}}. Qui sotto c'è un esempio con le divisioni con il resto.

### Prima a te

Hai 17 uova e delle scatole da 6. Riempi la prima scatola: 6 uova. Riempi la seconda: sei a 12. Ne restano 5, e per un'altra scatola non bastano.

Quindi 17 : 6 fa **2 con il resto di 5**.

**La prova:** 2 × 6 = 12, e 12 + 5 = 17. I conti tornano.

### Le parole per il bambino

«Abbiamo 17 uova. In ogni scatola ce ne stanno 6. Disegniamole insieme.»

1. «Quante scatole riusciamo a riempire fino in fondo?»
2. «Quante uova restano fuori?»
3. «Con quelle uova riempi un'altra scatola? Perché no?»
4. «Il numero delle uova rimaste fuori ha un nome: si chiama resto.»
5. «Come possiamo controllare di non aver perso nessun uovo?»

Se sbaglia, non correggere subito. Chiedi: «Me lo fai vedere con il disegno?»

### Tre esercizi facili

1. Hai 14 caramelle per 4 bambini. Quante ne toccano a ciascuno? Quante avanzano?
2. Hai 23 figurine. In ogni pagina ce ne stanno 5. Quante pagine riempi? Quante figurine avanzano?
3. Hai 45 biscotti e dei sacchetti da 6. Quanti sacchetti riempi? Quanti biscotti avanzano?

### Le soluzioni

1. 14 : 4 = 3 con il resto di 2. Prova: 3 × 4 + 2 = 14.
2. 23 : 5 = 4 con il resto di 3. Prova: 4 × 5 + 3 = 23.
3. 45 : 6 = 7 con il resto di 3. Prova: 7 × 6 + 3 = 45.

## Suggerimenti

> Usa cose vere: bottoni, fagioli, pasta. Con le mani si capisce prima.
>
> Guarda sul quaderno come spiega la maestra o il maestro, e usa lo stesso modo.
`,
  },
  {
    templateId: 'vita-quotidiana-treno',
    asks: [
      ['gita', 'treno'],
      ['organizz', 'viaggi', 'treno'],
      ['vorrei', 'andar', 'treno'],
      ['andar', 'treno', 'verona'],
      ['vado', 'treno'],
      ['viaggi', 'treno', 'verona'],
    ],
    answer: `# La gita, con i minuti contati

## Punti Chiave

- Gli orari sono i tuoi, e qui non ce n'è nessuno inventato.
- Per chi cammina piano un cambio comodo è di almeno 20 minuti.
- Si segna anche il treno dopo, per stare tranquilli.

## Contenuto Dettagliato

**La meta:** {{dove vuoi andare?}}

**Gli orari:** {{quali orari hai trovato?}}

**Come cammini:** {{come cammini?}}

### Il cambio basta?

1. Ora in cui riparti, meno ora in cui arrivi: sono i minuti del cambio.
2. Togli 5 minuti, perché il treno può essere in ritardo.
3. Guarda quanti ne restano.

| Minuti che restano | Che cosa vuol dire |
| --- | --- |
| meno di 10 | è troppo poco: cerca il treno dopo |
| da 10 a 15 | va bene solo con l'ascensore vicino e poco bagaglio |
| più di 15 | va bene, anche con le scale |

Un esempio: arrivo alle 9:55 e riparto alle 10:10. Sono 15 minuti, meno 5 fa **10**. È un cambio stretto.

### Le domande per lo sportello

1. Il cambio è sullo stesso binario?
2. C'è l'ascensore? Funziona?
3. Se perdo il secondo treno, il biglietto vale per quello dopo?
4. Quel giorno ci sono lavori o autobus al posto del treno?

### La borsa

- Biglietti e documento.
- Occhiali e telefono carico.
- Acqua e un panino.
- Il foglio con gli orari, anche del ritorno.

## Suggerimenti

> Se ti serve aiuto per salire o scendere, in stazione c'è un servizio di assistenza: si prenota prima.
>
> Di' a qualcuno a che ora torni.
`,
  },
  {
    templateId: 'vita-quotidiana-passeggiata',
    asks: [
      ['passeggiat', 'citta', 'alta'],
      ['passeggiat', 'mura'],
      ['passeggiat', 'tranquill'],
      ['organizz', 'passeggiat'],
      ['vorrei', 'fare', 'passeggiat'],
      ['passeggiat', 'senza', 'salit'],
      ['camminat', 'tranquill'],
      ['camminat', 'mura'],
      ['propon', 'passeggiat'],
      ['consigli', 'passeggiat'],
      ['dove', 'passeggi'],
      ['camminat', 'facil'],
    ],
    answer: here(
      `# Due ore sulle Mura

## Punti Chiave

- Si parte da Colle Aperto e si va verso porta Sant'Agostino: così è quasi tutto piano o in discesa.
- Si cammina meno di un'ora. Il resto è per le soste.
- Autobus, panchine e bagni aperti sono da controllare prima.

## Contenuto Dettagliato

La zona: {{in che zona vuoi camminare?}}. Il tempo: {{quanto tempo hai per camminare?}}. Il giro: {{come vuoi il giro?}}. Qui sotto c'è un esempio per due ore sulle Mura.

### Come arrivare

Dalla stazione di Bergamo prendi un autobus ATB per Città Alta e scendi a Colle Aperto. Chiedi all'autista se è la fermata giusta.

### Tappa 1: da Colle Aperto al baluardo di San Giovanni

- **Che cosa si vede:** a sinistra le case di Città Alta, a destra la pianura. Sul baluardo c'è un grande prato.
- **Quanto si cammina:** circa 10 minuti.
- **La sosta:** un quarto d'ora, per guardare il panorama.

### Tappa 2: fino a porta San Giacomo

- **Che cosa si vede:** la porta di marmo chiaro, il leone di San Marco e tutta Città Bassa.
- **Quanto si cammina:** circa 15 minuti sul viale, sotto gli alberi.
- **La sosta:** mezz'ora. È il punto più bello per una fotografia.

### Tappa 3: fino a porta Sant'Agostino

- **Che cosa si vede:** i tetti, i giardini e l'antico convento di Sant'Agostino.
- **Quanto si cammina:** circa 25 minuti, un chilometro in leggera discesa.
- **La sosta:** sul prato della Fara, lì vicino.

### Il ritorno

A porta Sant'Agostino cerca la fermata dell'autobus per scendere in città. La posizione precisa è da controllare.

### Prima di uscire

- Il tempo che farà.
- Gli orari degli autobus, sul sito di ATB, e il biglietto.
- Scarpe comode, acqua, cappello, telefono carico.

## Suggerimenti

> I minuti sono a passo lento e possono cambiare. Se ti stanchi, fermati a porta San Giacomo.
>
> Vai al mattino presto o verso sera: d'estate il sole sulle Mura è forte.
`,
      `# Due ore al parco

## Punti Chiave

- Si gira in tondo, e si può tornare indietro da ogni punto.
- Si cammina meno di un'ora. Il resto è per le soste.
- Autobus, panchine e bagni aperti sono da controllare prima.

## Contenuto Dettagliato

La zona: {{in che zona vuoi camminare?}}. Il tempo: {{quanto tempo hai per camminare?}}. Il giro: {{come vuoi il giro?}}. Qui sotto c'è un esempio per due ore in un parco. I nomi non li so, quindi i puntini li riempi tu.

### Come arrivare

Prendi l'autobus …… e scendi alla fermata più vicina all'ingresso: …… Chiedi all'autista se è la fermata giusta.

### Tappa 1: dall'ingresso alla prima panchina

- **Che cosa si vede:** il viale e gli alberi più grandi.
- **Quanto si cammina:** circa 10 minuti.
- **La sosta:** un quarto d'ora, seduti.

### Tappa 2: fino all'acqua, o al prato grande

- **Che cosa si vede:** la fontana, il laghetto o il prato: ……
- **Quanto si cammina:** circa 15 minuti sul viale, in piano.
- **La sosta:** mezz'ora. Un caffè, se il bar è aperto.

### Tappa 3: ritorno dall'altra parte

- **Che cosa si vede:** i giochi, gli orti, le case intorno.
- **Quanto si cammina:** circa 25 minuti.
- **La sosta:** vicino alla fermata.

### Il ritorno

Alla fermata guarda subito l'orario della corsa dopo. La posizione precisa è da controllare.

### Prima di uscire

- Il tempo che farà.
- Gli orari degli autobus e del parco.
- Scarpe comode, acqua, cappello, telefono carico.

## Suggerimenti

> I minuti sono a passo lento e possono cambiare. Se ti stanchi, torna dalla prima tappa.
>
> Vai al mattino presto o verso sera: d'estate il sole è forte.
`,
    ),
  },
  {
    templateId: 'vita-quotidiana-disdetta',
    asks: [
      ['disdir', 'abbonament'],
      ['disdett', 'abbonament'],
      ['annull', 'abbonament'],
      ['disdett', 'rivist'],
      ['disdir', 'rivist'],
      ['disdett', 'palestr'],
      ['disdir', 'palestr'],
      ['smett', 'pagar', 'abbonament'],
      ['cancell', 'abbonament'],
      ['disdir', 'contratt', 'telefon'],
      ['disdett', 'contratt', 'telefon'],
    ],
    answer: `# Lettera di disdetta

## Punti Chiave

- La lettera chiede tre cose: la disdetta, una conferma scritta e la data in cui finiscono i pagamenti.
- I puntini li riempi tu, e tra parentesi quadre va il tuo nome. Il numero del contratto di solito è sulla prima pagina o su una fattura.
- Prima di spedire, leggi il contratto: preavviso, costi e modo di spedizione.

## Contenuto Dettagliato

A: ……

Data: ……

**Oggetto: disdetta del contratto numero ……**

Buongiorno,

con questa lettera vi comunico la disdetta di questo contratto: {{che cosa vuoi disdire?}}.

Vi chiedo di non rinnovare il contratto. Vi chiedo anche di mandarmi una conferma scritta, con la data in cui finiscono i pagamenti.

Se per chiudere il contratto serve altro, ditemelo per iscritto al più presto.

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Indirizzo: ……${br}
Telefono o email: ……${br}
Firma: ……

## Suggerimenti

> Tieni una copia della lettera e la ricevuta di spedizione insieme al contratto.
>
> Dopo la data confermata, guarda il conto per qualche mese. Se ti chiedono ancora soldi, mostra la conferma.

### Che cosa cercare nel contratto

1. **Il preavviso.** Cerca le parole «disdetta», «recesso» e «rinnovo automatico». Lì c'è scritto quanto tempo prima devi avvisare.
2. **I costi.** Cerca «costi di chiusura» o «penale». Guarda anche se devi restituire qualcosa.
3. **Il modo giusto.** Può essere una raccomandata, la PEC (un'email che vale come raccomandata), una pagina del sito o un modulo. Usa quello scritto nel contratto, con l'indirizzo scritto lì.

Se non trovi queste parole, chiedi al servizio clienti dove sono.
`,
  },
]
