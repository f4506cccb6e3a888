import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const artigianoFinished: FinishedAnswers = {
  'artigiano-preventivo-bagno': `# Preventivo per un bagno di cinque metri quadrati

## Punti Chiave

- Le tre voci fanno 4.100 euro senza IVA.
- Sanitari e piastrelle li compra il cliente. Chi li monta, però, non è scritto, ed è la domanda che arriverà.
- Le macerie vanno nominate, comprese o no. Se il preventivo non ne parla, restano a carico tuo.
- Cinque metri quadrati sono il pavimento, e le pareti da piastrellare sono di più.

## Contenuto Dettagliato

**Cliente:** …… **Data:** ……

**Lavoro:** rifacimento di un bagno di cinque metri quadrati.

| Voce | Che cosa si fa | Prezzo |
| --- | --- | --- |
| Demolizione | si tolgono i vecchi rivestimenti e i sanitari | 900 euro |
| Impianto dell'acqua | tubi e attacchi nuovi | 1.800 euro |
| Posa | le piastrelle, pavimento e pareti | 1.400 euro |
| **Totale senza IVA** | 900 + 1.800 + 1.400 | **4.100 euro** |
| IVA | | …… |
| **Totale da pagare** | | …… |

**Non compreso:** l'acquisto di sanitari e piastrelle.

**Inizio e durata:** ……

**Pagamenti:** ……

**Vale fino al:** ……

**Firma del cliente:** ……

## Suggerimenti

> «Si tolgono i sanitari» e «pavimento e pareti» li ho scritti io per spiegare le voci. Correggi se nel tuo lavoro è diverso.
>
> Per l'IVA chiedi al commercialista, perché su un bagno cambia da caso a caso.
`,
  'artigiano-spostare-lavoro': `# La facciata si sposta a giovedì

## Punti Chiave

- Con tre giorni di pioggia la pittura non tiene. Il cliente lo capisce se gli dici che ci perde lui.
- «Giovedì mattina» con l'ora toglie una telefonata.
- Se c'è un ponteggio resta lì, e va scritto. È la prima domanda.

## Contenuto Dettagliato

Buongiorno ……,

devo spostare la pittura della facciata, e me ne scuso. Per tre giorni è prevista pioggia, e su un muro bagnato la pittura non tiene.

Posso venire giovedì mattina, alle …… . Le va bene? Mi basta un sì.

Se giovedì è ancora bagnato, la avviso entro mercoledì sera.

Un saluto, [come ti firmi]

## Suggerimenti

> Il meteo cambia. Guarda di nuovo il giorno prima, e avvisa anche se si conferma.
>
> La riga su mercoledì sera l'ho aggiunta io. Lasciala solo se poi lo fai. Se hai già portato il materiale, aggiungi dove resta e chi lo copre.
`,
  'artigiano-lista-materiali': `# Piastrelle per una striscia di quattro metri

## Punti Chiave

- La superficie è 2,40 metri quadrati. Con il dieci per cento in più sono 2,64.
- È la fascia sopra il piano della cucina, dove prese e spigoli contano più dei metri.
- Le scatole si arrotondano in su, dello stesso lotto.

## Contenuto Dettagliato

### I conti

- 4 × 0,60 = 2,40 metri quadrati
- 2,40 × 0,10 = 0,24
- 2,40 + 0,24 = **2,64 metri quadrati da ordinare**
- Con scatole da un metro quadrato, per esempio, ne servono 3. Guarda quanto contiene la tua.

### Materiali

- Piastrelle: 2,64 metri quadrati
- Colla: i chili al metro scritti sul sacco, per 2,64
- Stucco per fughe: dipende da formato e fuga, lo dice la confezione
- Crocette o cunei
- Profilo per i bordi: 4 metri in alto, più i due lati
- Silicone per lo spigolo con il piano
- Prodotto di fondo, se il muro è verniciato

### Attrezzi

Metro, livella, matita. Spatola dentata, secchio e frusta. Tagliapiastrelle e pinza, frese per i fori delle prese. Spugna, spatola per fughe. Guanti, occhiali, teli.

### Sul posto

- Il muro è dritto? Le vecchie piastrelle restano?
- Quante prese e rubinetti cadono nella fascia?
- L'angolo con il piano è in squadra?
- Dove si taglia senza fare polvere in casa?

## Suggerimenti

> Rimisura prima di ordinare, perché quattro metri spesso sono tre e novantasette.
`,
  'artigiano-calendario-lavori': `# Un bagno in condominio, in due

## Punti Chiave

- Sono dodici giorni di lavoro. Con le attese il calendario vero è più lungo.
- Chi resta senz'acqua deve sapere da quando. Succede al secondo giorno.
- Piastrelle e sanitari si ordinano prima di lunedì, o il lavoro si ferma alla posa.
- In due si lavora bene se uno ordina mentre l'altro demolisce.

## Contenuto Dettagliato

| Giorno | Fase | Da avere già |
| --- | --- | --- |
| Prima | avviso al condominio, teli su scale e ascensore | orari per i rumori |
| Lunedì e martedì | demolizione e macerie | sacchi, posto in discarica |
| Mercoledì e giovedì | tubi e scarichi | tubi, raccordi |
| Venerdì | impianto elettrico, con chi è abilitato | scatole, cavi |
| Lunedì | prova di tenuta, poi si chiudono le tracce | malta |
| Martedì | massetto | premiscelato |
| *attesa* | *il massetto asciuga: ……* | |
| 1 giorno | impermeabilizzazione | guaina |
| *attesa* | *la guaina asciuga: ……* | |
| 2 giorni | posa | piastrelle, colla |
| *attesa* | *la colla fa presa: ……* | |
| 1 giorno | fughe, poi sanitari e prova | stucco, silicone, fissaggi |

### I tempi che devi mettere tu

- Massetto, guaina e colla: sulla confezione. Con il freddo si allungano.
- La consegna di piastrelle e sanitari: fattela scrivere.
- I giorni dell'elettricista: prenotali oggi.

## Suggerimenti

> Le attese sono il momento giusto per un altro cantiere. Scrivile anche nel suo calendario.
>
> Da' una copia al cliente e una all'amministratore.
`,
  'artigiano-ricordare-pagamento': `# Il secondo promemoria per la tapparella

## Punti Chiave

- Hai già scritto una volta, e adesso serve una data entro cui pagare.
- Lasciare aperta la porta («c'è qualcosa che non va nel lavoro?») fa venire fuori il vero motivo.
- L'IBAN va nella fattura. Se lo metti in un messaggio, ricontrollalo.

## Contenuto Dettagliato

Buongiorno ……,

le scrivo di nuovo per la riparazione della tapparella. La fattura numero ……, di …… euro, era da pagare per la fine di marzo, e non mi risulta ancora saldata.

Le chiedo di provvedere entro il …… .

Se nel lavoro c'è qualcosa che non la convince, mi chiami e vengo a vedere. Se invece ha già pagato, mi mandi la ricevuta e mi scusi.

Cordiali saluti

[nome e cognome]

## Suggerimenti

> Guarda il conto un'ultima volta, questa mattina.
>
> Dopo la nuova data telefona. Un terzo messaggio lo leggono in pochi.
`,
  'artigiano-domande-sopralluogo': `# Sopralluogo per il pavimento di una cucina

## Punti Chiave

- Lo spazio sotto la porta decide se si può posare sopra il vecchio pavimento.
- La cucina montata vale mezza giornata. Chiedilo prima di fare il prezzo.
- Un impianto a pavimento cambia colla e tempi.
- Due diagonali diverse dicono che la stanza è storta.

## Contenuto Dettagliato

### Spazi

1. Il vecchio pavimento si toglie o resta?${br}……
2. Quanti millimetri ci sono sotto la porta?${br}……
3. I mobili saranno smontati? Da chi?${br}……

### Impianti

4. Il riscaldamento passa sotto?${br}……
5. Dove sono lo scarico e il tubo del gas?${br}……

### Tempi

6. Entro quando, e perché quella data?${br}……
7. Chi resta in casa durante i lavori?${br}……

### Spesa

8. Le piastrelle le ha già scelte? Di che formato?${br}……
9. Fino a quanto vuole spendere?${br}……

### Accesso

10. Dove si ferma il furgone? Serve un permesso?${br}……
11. C'è l'ascensore, e quanto porta?${br}……

### Misure e foto

| Misura | Quanto |
| --- | --- |
| Lunghezza e larghezza, in tre punti | …… |
| Le due diagonali | …… |
| Dislivello tra gli angoli | …… |
| Battiscopa | …… |

Foto: i quattro angoli, crepe e macchie, soglie, scarichi, scala e strada.

## Suggerimenti

> Batti sul pavimento con il manico, e segna nella foto dove suona vuoto.
>
> Prima di uscire rileggi le risposte con il cliente.
`,
  'artigiano-lavoro-finito': `# La libreria e il muro storto

## Punti Chiave

- La storia è il muro storto. Chi legge capisce perché non bastava un mobile comprato.
- Il castagno lo nomini una volta sola.
- Della casa non si dice niente, nemmeno il quartiere.

## Contenuto Dettagliato

Ho finito una libreria di castagno, su misura.

Il muro che la aspettava è antico, e storto.

L'ho misurato in dieci punti, e non ce n'erano due uguali.

Così ogni ripiano ha una lunghezza sua, tagliata dopo la prova.

Il fianco segue il muro, e tra i due passa appena un foglio.

È un lavoro lento, perché si toglie poco e si riprova.

Adesso la libreria sembra nata lì.

I libri, quelli, li mette chi ci abita.

## Suggerimenti

> «Dieci punti» e «un foglio» sono parole mie. Metti i tuoi numeri, o togli le due righe.
>
> Due foto: il muro vuoto e la libreria piena. Chiedi il permesso, e guarda che non si veda niente di personale. Sotto la prima scrivi «prima», sotto la seconda non serve. Chi le guarda una dopo l'altra capisce da solo il lavoro che c'è in mezzo, e chi ha un muro così ti scrive.
`,
  'artigiano-istruzioni-cura': `# Il tuo tavolo di rovere

## Punti Chiave

- Gli stracci unti d'olio possono prendere fuoco da soli. Questo avviso leggetelo insieme, alla consegna.
- L'acqua ferma lascia il segno, l'acqua asciugata no.
- Quando il legno diventa chiaro e ruvido ha sete d'olio.

## Contenuto Dettagliato

### ATTENZIONE, PERICOLO DI INCENDIO

Uno straccio sporco di olio, appallottolato, può incendiarsi da solo. Stendilo all'aperto finché è asciutto e duro. Poi buttalo. L'olio va tenuto lontano dai bambini e dalle fiamme.

### Ogni giorno

Un panno morbido per le briciole. Per le macchie, un panno appena umido e poi uno asciutto, nel verso del legno.

### Mai

- Pentole calde senza sottopentola.
- Un vaso bagnato appoggiato per ore.
- Candeggina, ammoniaca, spugne ruvide.
- Il termosifone a un palmo.

### L'olio, quando serve

Usa solo questo: …… . Finestre aperte, poco olio, steso con uno straccio. Aspetta il tempo scritto sulla confezione e togli quello che resta in superficie. Gli stracci, subito all'aperto.

### Chiamami

Se si apre una crepa, se il piano si imbarca, se una gamba balla. Telefono: ……

## Suggerimenti

> Confronta il foglio con la scheda dell'olio, cioè il foglio di istruzioni del produttore. Se dicono cose diverse, vale la scheda.
`,
  'artigiano-preventivo-lavoro': `# Preventivo per due stanze

## Punti Chiave

- Le tre voci fanno 1.030 euro senza IVA.
- Un terzo subito sono 343,33 euro. Se preferisci una cifra tonda, scrivila adesso.
- Chi compra la pittura non è scritto, ed è la domanda che il cliente farà.
- Fino a che giorno vale il prezzo lo scrivi tu, altrimenti il cliente lo ricorda tra un anno.

## Contenuto Dettagliato

**Ditta:** …… **Partita IVA:** …… **Data:** ……

**Cliente:** ……

**Lavoro:** ridipingere due stanze.

| Voce | Prezzo |
| --- | --- |
| Preparazione delle pareti | 300 euro |
| Pittura | 650 euro |
| Pulizia finale | 80 euro |
| **Totale senza IVA** | **1.030 euro** |
| IVA | …… |
| **Totale da pagare** | …… |

Il conto: 300 + 650 = 950, e 950 + 80 = 1.030.

**Non è compreso:** spostare i mobili pesanti.

**Tempi:** tre giorni, a febbraio.

**Pagamento:** un terzo prima dell'inizio, il resto alla fine.

**Vale fino al:** ……

**Firma del cliente per accettazione:** ……

## Suggerimenti

> Aggiungi marca e tipo della pittura e quante mani. «Pittura» da solo può voler dire due cose diverse.
>
> Aggiungi una riga sulle sorprese. Se sotto la carta c'è umidità, ci si ferma e si decide insieme.
`,
  'artigiano-fattura': `# Miscelatore e tubi: la fattura

## Punti Chiave

- Due ore a 40 euro sono 80. Con i 75 di materiali fanno 155 euro senza IVA.
- «Sostituito» e «sotto il lavello» dicono che cosa e dove. Se tra un anno perde, si sa da dove guardare.
- Quale IVA va su questo lavoro lo dice il commercialista.

## Contenuto Dettagliato

### Da scrivere in fattura

Sostituzione del miscelatore e di due tubi sotto il lavello.

| Voce | Quantità | Prezzo | Somma |
| --- | --- | --- | --- |
| Manodopera | 2 ore | 40 euro | 80 euro |
| Materiali (miscelatore, due tubi) | a corpo | 75 euro | 75 euro |
| **Totale senza IVA** | | 80 + 75 | **155 euro** |
| IVA | | | …… |
| **Totale** | | | …… |

Pagamento con bonifico, entro trenta giorni.

### L'email

Buongiorno ……,

il miscelatore e i due tubi sotto il lavello sono nuovi, e ho provato che non perdano. Le arriva la fattura, da pagare con bonifico entro trenta giorni.

Se nei prossimi giorni vede una goccia, mi chiami subito. Grazie della fiducia.

[nome e cognome]

## Suggerimenti

> «Ho provato che non perdano» lascialo se è così.
>
> L'IBAN sta solo nella fattura. Un'email con un IBAN diverso è una truffa frequente, e dirlo al cliente aiuta tutti e due.
`,
}
