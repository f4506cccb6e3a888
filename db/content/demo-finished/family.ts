import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line, as a card or a verse needs. */
const br = '  '

export const familyFinished: FinishedAnswers = {
  'vita-quotidiana-auguri': `# Dieci anni, tre biglietti

## Punti Chiave

- I biscotti della domenica stanno in tutti e tre: da lì si capisce che li ha scritti chi c'era.
- A dieci anni piace sentirsi grandi. Il secondo biglietto gioca su questo.
- Il nome e la firma li metti tu, a mano.

## Contenuto Dettagliato

### Affettuoso

Cara ……,${br}
oggi compi dieci anni, e io ripenso alle nostre domeniche.${br}
La cucina piena di farina, e tu sulla sedia per arrivare al tavolo.${br}
Adesso ci arrivi da sola. La sedia la tengo lo stesso.${br}
Buon compleanno.${br}
[come ti firmi]

### Spiritoso

Cara ……,${br}
da oggi per scrivere i tuoi anni servono due cifre.${br}
I biscotti della domenica invece spariscono ancora a tre per volta.${br}
Ho fatto un'indagine: le briciole portano alla tua tasca.${br}
Per il compleanno l'indagine è sospesa.${br}
[come ti firmi]

### In rima

Oggi compi dieci anni,${br}
senza fretta e senza affanni.${br}
C'è farina sul tuo naso,${br}
e non è per puro caso:${br}
i biscotti per la festa${br}
sono già dentro la cesta.

## Suggerimenti

> Scegline uno e cambia una parola con una vostra: il nome che date ai biscotti, un soprannome.
`,
  'vita-quotidiana-compiti': `# Le divisioni con il resto, con le uova

## Punti Chiave

- Dividere è fare parti uguali. Quello che avanza si chiama resto.
- Il resto è sempre più piccolo del numero per cui dividi, altrimenti avresti riempito un'altra scatola.
- Un bambino di quarta capisce prima se conta con le mani, con fagioli o bottoni.

## Contenuto Dettagliato

### Prima a te

Hai 17 uova e scatole da 6. Riempi la prima e sei a 6. Riempi la seconda e sei a 12. Ne restano 5, e per un'altra scatola non bastano. Quindi 17 : 6 fa **2, con il resto di 5**.

Per controllare, 2 × 6 = 12 e 12 + 5 = 17.

### Le parole per il bambino

- «Abbiamo 17 uova. Disegniamo le scatole: quante ne riempi fino in fondo?»
- «Quante uova restano sul tavolo?»
- «Con quelle ne riempi un'altra? Perché no?»
- «Come facciamo a sapere che non ne abbiamo perso nessuno?»

Se sbaglia non dire il numero. Chiedi di vedere il disegno.

### Tre esercizi

1. 14 caramelle per 4 bambini. Quante a testa? Quante avanzano?
2. 23 figurine, 5 per pagina. Quante pagine piene? Quante figurine fuori?
3. 45 biscotti in sacchetti da 6. Quanti sacchetti? Quanti biscotti restano?

### Soluzioni

1. 3 a testa, ne avanzano 2.
2. 4 pagine, ne restano 3.
3. 7 sacchetti, ne restano 3.

## Suggerimenti

> Guarda nel quaderno come scrive le divisioni la maestra, e usa lo stesso modo.
`,
  'vita-quotidiana-favola': `# La lumaca che voleva vedere il lago

## Punti Chiave

- Chiedere aiuto, qui, è il modo in cui si fa amicizia.
- Nessuno la sgrida e niente fa paura: il vento è solo vento.
- Alle tre domande della lumaca puoi fermarti e aspettare che risponda la bambina.
- Una bambina di cinque anni riconosce i tre tentativi, e li aspetta.

## Contenuto Dettagliato

C'era una volta una lumaca curiosa. Viveva sotto una foglia di insalata, in un orto dietro una casa gialla.

La lumaca voleva sapere tutto. Dove dorme il sole? Che cosa c'è dietro il muro? Di che colore è il lago?

«Il lago è lontano» disse la formica. «È dietro il muro, dietro il prato e dietro gli alberi alti.»

«Allora parto» disse la lumaca. «E ci vado da sola.»

Prese la sua casa, come sempre, e partì.

Arrivò al muro. Era alto alto. La lumaca provò a salire, e scivolò giù. Provò ancora, e scivolò giù. Provò una terza volta, piano piano, e scivolò giù.

Sul muro c'era una lucertola che prendeva il sole. La guardava, e aspettava.

La lumaca diventò rossa, e rientrò nella sua casa. «Se le chiedo aiuto» pensò, «penserà che non so fare niente.»

Stette lì un po'. Dentro era buio e ci si annoiava. Allora mise fuori un cornino.

«Scusa» disse piano. «Tu come passi di qui?»

La lucertola sorrise. «Finalmente me lo chiedi! C'è un buco, dietro l'edera. Io ci passo ogni giorno.»

La lumaca passò dal buco, e si trovò nel prato.

L'erba era altissima. Non si vedeva più niente. La lumaca girò a destra, girò a sinistra, e tornò sempre allo stesso fiore.

Questa volta ci pensò meno. «Scusi, signora ape. Lei che vola, vede gli alberi?»

«Li vedo benissimo» disse l'ape. «Seguimi. Vado adagio.»

E volò così adagio che ogni tanto si fermava su un fiore ad aspettare.

Arrivarono agli alberi che era quasi sera. Sotto gli alberi faceva fresco, e le foglie frusciavano nel vento. La lumaca era stanca.

«Non so più da che parte andare» disse. Lo disse forte, così, a tutti.

«Di qua» disse una voce. Era un vecchio riccio, con una foglia sulla schiena. «Al lago ci vado anch'io. In due la strada è più corta.»

Camminarono vicini, la lumaca e il riccio, senza fretta. Ed ecco il lago. Era fermo, e dentro c'era tutto il cielo.

«È rosa!» disse la lumaca. «Il lago è rosa!»

«Solo a quest'ora» disse il riccio. «Se tu fossi arrivata prima, da sola, l'avresti visto grigio.»

La lumaca ci pensò. Senza la lucertola sarebbe ancora davanti al muro. Senza l'ape girerebbe intorno al fiore. Senza il riccio dormirebbe sotto un albero, e il lago rosa non l'avrebbe visto nessuno.

«Riccio» disse. «Domani mi aiuti a tornare?»

«Certo. E tu domani mi aiuti a trovare i lamponi? Io senza occhiali non li vedo.»

«Certo» disse la lumaca.

Si mise vicino al riccio, dalla parte senza spine. Il lago diventò viola, poi blu. Si accese una stella, poi un'altra.

La lumaca voleva contarle. Una. Due. Tre.

Alla quarta, dormiva già.

## Suggerimenti

> Fai la voce della lucertola lenta e quella dell'ape con il ronzio. Le ultime righe leggile sempre più piano.
`,
  'vita-quotidiana-pomeriggio': `# Due ore con carta, bottoni e farina

## Punti Chiave

- A sei e nove anni giocano volentieri insieme se il grande ha un compito suo, come leggere o contare i punti.
- La farina si lascia per seconda: quando hanno già corso stanno più fermi.
- L'ultimo gioco si fa in poltrona, anche per te.
- Due ore passano con tre giochi, se tra uno e l'altro c'è la merenda.

## Contenuto Dettagliato

### Mezz'ora in piedi: la caccia ai bottoni

1. Nascondi dieci bottoni in una stanza sola.
2. Il grande disegna la pianta della stanza, il piccolo ci segna quelli trovati.
3. Tu dici «acqua» o «fuoco».
4. Alla fine li nascondono loro, e li cerchi tu.

### Un'ora al tavolo: la pasta di sale

1. Mescola due bicchieri di farina, uno di sale fino e uno scarso d'acqua.
2. Impasta finché non si attacca più alle mani.
3. Ognuno fa un animale, e i bottoni diventano gli occhi.
4. Metti i lavori su un foglio, ad asciugare.
5. Il grande scrive il nome di ogni animale su un cartellino.

### Mezz'ora seduti: la storia che gira

1. Piegate un foglio in otto. In ogni riquadro si disegna un pezzo di storia.
2. Comincia il piccolo, con uno degli animali.
3. Il foglio passa di mano in mano.
4. Alla fine la racconti tu, dal primo all'ultimo disegno.

## Suggerimenti

> La pasta di sale non si mangia, e con i bottoni non si scherza se c'è un fratellino più piccolo.
>
> Metti un lenzuolo vecchio sotto il tavolo prima di aprire la farina.
`,
  'vita-quotidiana-circolare': `# Il tagliando da riportare

## Punti Chiave

- La scuola vuole indietro la parte in fondo al foglio, riempita e firmata.
- Entro quando, e a chi darla, in queste righe non è scritto.
- La firma è dei genitori. Tu puoi ritagliare, ricordare e portare.
- Quello che il foglio non dice lo sa la maestra, all'uscita.

## Contenuto Dettagliato

«Le famiglie restituiscano il tagliando compilato» vuol dire *ritagliate la parte in fondo, riempitela e ridatela alla scuola.*

**Tagliando** è il pezzo di carta con la riga tratteggiata. **Compilato** significa con tutti gli spazi riempiti.

| Che cosa cerchi | C'è in queste righe? | Dove guardare |
| --- | --- | --- |
| Che cosa fare | sì, ridare il tagliando | |
| Entro quando | no | in alto, o vicino alla parola «entro» |
| A chi darlo | no | vicino a «consegnare» |
| Serve pagare | no | vicino a «quota» |

### Se non lo trovi, si chiede

«Buongiorno, sono il nonno. Ho letto la circolare con il tagliando. Entro quale giorno va riportato, e lo diamo alla maestra?»

## Suggerimenti

> Fotografa la circolare e mandala ai genitori prima di ritagliarla: dopo, sul retro, può mancare un pezzo.
`,
  'vita-quotidiana-tre-modi': `# Che cos'è il cloud

## Punti Chiave

- Il cloud è fatto di computer veri, accesi in edifici lontani. Di nuvoloso ha solo il nome.
- Serve a ritrovare foto e documenti da ogni apparecchio, anche se il telefono si rompe.
- Senza la password non ci si entra più, e di solito oltre un certo spazio si paga.

## Contenuto Dettagliato

### Come a un bambino di otto anni

Le tue foto sono nel telefono, ma una copia abita anche in un armadio grandissimo, lontano. Se il telefono cade nell'acqua, nell'armadio ci sono ancora. Per aprirlo serve la tua password, una parola che sai solo tu.

### Come a un amico

È come tenere le conserve nella cantina di un vicino che ha tanto posto. La tua dispensa resta libera, e ci arrivi anche da casa di tua figlia, basta la chiave. Però la cantina è sua. Le regole le fa lui, e se un giorno è chiusa aspetti.

### In modo preciso

Il cloud è un servizio di una società, che tiene i tuoi file, cioè foto e documenti, sui suoi server.
Un server è un computer sempre acceso, in un edificio con molti altri.
I file ci arrivano attraverso internet, e si aprono da ogni apparecchio.
Entri con un account, cioè con un nome e una password.
Quando telefono e cloud si copiano a vicenda si dice che si sincronizzano.
Se cancelli una foto sul telefono, allora, può sparire anche di là.

### Dove il paragone non vale

Il barattolo è uno: o in cucina o in cantina. Il file si copia, e può stare in tutte e due. Ma se lo cancelli da una, a volte sparisce anche dall'altra.

## Suggerimenti

> Le cose che non vuoi perdere tienile anche su una chiavetta, in un cassetto.
`,
  'vita-quotidiana-condoglianze': `# Per la tua vicina

## Punti Chiave

- Il saluto dal balcone lo ricordi tu. È una cosa della sua mamma che lei forse non sa.
- La spesa si offre con un giorno preciso, perché chi è in lutto non ha la forza di chiedere.
- Il lei o il tu dipende da come vi parlate sempre.

## Contenuto Dettagliato

### Tre righe

Ho saputo della tua mamma, e mi dispiace.${br}
Mi mancherà il suo saluto dal balcone.${br}
Sabato faccio la spesa anche per te.

### Sei righe

Ho saputo della tua mamma, e ti penso.

Ogni volta che passavo, lei mi salutava dal balcone. Anche quando aveva freddo.

Adesso guardo in su lo stesso.

Non so che cosa dire, e non voglio dirti frasi.

Sabato vado a fare la spesa. Lasciami un biglietto nella cassetta con quello che ti serve, e te la lascio davanti alla porta.

Ti abbraccio.

## Suggerimenti

> «Anche quando aveva freddo» l'ho messo io. Se non era così, toglilo, e lascia solo quello che hai visto.
>
> Scrivilo a mano. E ripassa tra un mese, quando le visite sono finite.
`,
}
