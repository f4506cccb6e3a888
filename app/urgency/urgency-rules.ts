/** The gravest first. */
const kinds = ['suicide', 'poison', 'fire', 'violence', 'health', 'threat', 'fraud'] as const
export type UrgentKind = (typeof kinds)[number]

/** Words in a row, each by the stems that it may begin with. */
export type Phrase = { letters: string; isWhole: boolean }[][]

/** A kind of danger, and lists that must all have a phrase near the same place. */
export type UrgentRule = { kind: UrgentKind; first: Phrase[]; others: Phrase[][] }

/** Doubled letters once: 'picchia' and 'pichia' are the same. */
export const once = (text: string) => text.replace(/([a-z])\1+/g, '$1')

const stems = (word: string) =>
  word.split('/').map((stem) => ({
    letters: once(stem.replace('.', '')),
    isWhole: stem.length < 4 || stem.endsWith('.'),
  }))

/**
 * A list: commas between phrases, up to three other words inside one, 'a/b' for 'a or b'. A word
 * stands for all that begin like it, one of up to three letters or with a full stop for itself.
 */
const list = (text: string): Phrase[] =>
  text.split(/,\s+/).map((phrase) => phrase.split(' ').map(stems))

/** The rules of each kind: each a line and the indented ones after it, ' + ' between its lists. */
const rules = (texts: Partial<Record<UrgentKind, string>>): UrgentRule[] =>
  kinds.flatMap((kind) =>
    (texts[kind]?.split(/\n(?! )/) ?? []).map((rule) => {
      const [first = [], ...others] = rule.split(' + ').map(list)
      return { kind, first, others }
    }),
  )

/** Sayings without danger, with no word between theirs: taken out before the rules are asked. */
export const sayings =
  list(`morir/morend/moro/muoi/ammazz/uccid/schiatt/crep di/dal/dalla/dalle rider/risat/vogli/noia/sonno/caldo/fredd/vergog/invidi/lavor/fatic/studi, ammazzarmi/ammazzo di lavor,
 muoi/morend/mort di fame/sete, da morir, fa/fai/fanno morir, ammazz il temp, sanguin il cuore, di/nel/col/con/tutto/il cuore mio/grande, di/nel/col/a cuore, tutto il cuore,
 dalle nuvole, petto di pollo, finita con questi/queste, minacci di tagliar la/le/il/i/gli siepe/albero/alberi/piant/rami/erba,
 finita con il/lo/l/le/i/gli/quest/quel tasse/cart/scartoff/document/burocraz/sigaret/fumo/fumar/lavor/dolci, viver in citta/campagn/montagn/centro/condomin/affitt/paese/valle/itali,
 morir/moro/muoi se perdiamo/vinciamo/vincono, uccid/ammazz quest/il/la/l/sto cald/fredd/afa/noia/fatic/umidit/traffic/attes,
 caldo/freddo/afa/noia/fatica/traffico/attesa mi uccid/ammazz, non farmi/farsi/farci/essere fregar/fregat/truffar/truffat/imbrogl/raggir/derub, svegliarmi alle/di/presto/ogni,
 cadut/cascat il/lo/la/l/gli/le telefon/cellul/smartph/tablet/computer/occhial/dentier/vaso/piatt/bicchier/quadr/chiavi, gatto/gatta/gattin/cane/cagnol e cadut/cascat,
 numer di telef/cellul, codic fiscal/postal/scont/client/tribut/univoc/destinatar/ateco/catast/pratic/pod/pdr/iban/sdi, codic della/del/dell/di/per tesser/ricett/prenotaz/impegnativ/libro/prodott/bigliett/porton/pratic/bollett, minacci di aumentar, minaccia pioggi/neve/temporal/tempest, schiaff moral, picchi sui/sul/sulla/alla, cane/gatto/cagnol/gattin mi segue,
 mi hanno/ha/e dato/mandat/arrivat un/il/dei/i codic, san genar, sono/siamo a terra, rispond mai al telef, rispond al/alle/ai telef/mail/messag, botteg, comand,
 fogliet, occhial, strozzapret, fiammett, dolores, sanguinet, rapini, picchiot,
 gamba/gambe/piede/piedi del/della/delle/di/dei tavol/sedia/sedie/letto/poltron/divan/mobil/comod,
 rubinet/lavandin/lavell/termosif/calorif/grondai perd/perde molt`)

/** Words that speak in general: near a danger they take the note away, but not near a cry. */
export const general =
  list(`articol, volantin, opuscol, spieg, tesi, tema, romanz, film, serie tv, storia, storie, un/il/breve racconto, raccontami, racconta la/di/una/un/ai, ricerca su, favol, filastroc,
 poesi, canzon, un/il/del libro, ricett, pollo, un/il/per corso, lezion, riassum, notizi, letto sul/sull/su/nel, statistic, anno/anni/mese/mesi/secol fa,
 anno/mese/estat/invern scors, aveva avut, condoglianz, necrolog, in memoria, preghier, trama, personagg, barzellett, una battuta, spiritos, cronac, partita, discors,
 giornata contro/mondial, manual, sched, presentazion, slide, quiz, insegnar, differenz, signific, che cos e, cosa sono, quali sono,
 come riconos/fann/funzion/evitar/conserv/tolg/pulisc/accend/prevenir/togl/dona, prevenz, consigli per, guerr, battagli, bibbi, assicuraz, gioco, esercizi, ginnast, palestr,
 esame, esami, giacc, pagell, tumor, bollett, tabell, calendar, farmacia, donaz, vacanz, settiman al, scuola, grigliat, ginocch, spalla, dente, dentist, raffredd, pompieri che,
 macchia di, curricul, scommes, bingo, tombol, lotteri`)

/** Words of somebody in need now. */
export const cries = list(
  `aiuto, adesso, subito, cosa/che facc/devo/debb/dobb/succed, chi chiam, stamattin, stanott, appena, mezz ora, un ora, poco fa`,
)

const pills = `pastigl, pastic, pillol, compress, gocce, medicin, farmac, sonnifer, insulin, tachipir, tranquillan, scirop, antibiot, antidolor, dose, dosi, blister, flacon, boccett, coumadin,
 xanax, lexotan, valium, tavor, aspirin, morfin, ansiolit, antidepres, psicofarm, metadon, eutirox, cortison`

/** What counts even beside general words: the first person's own. */
export const gravest = rules({
  suicide: `vogli/volio/vojo/voio/vorre/desider/prefer/pens/pregh/megli/sper/ora/per morir/mori./uccid/ammazz/suicid/impicc, vuol/volev morir/suicid/impicc, si vuol/volev ammazz/uccid, essere/fossi/fosse mort,
 mi ammazzo, mi uccido, suicidarmi, mi/al suicid, mi impicc, impiccarmi, intenzion/pronto/pronta/decis/tento/tentat morir/uccid/ammazz, vita vale la pena, vogl piu viver,
 meglio se muoi, spararmi, mi sparo, modo per morir, vogli/vorre addorment non svegli/risvegl, come morir, per morire, morir senza/presto/fretta, lasci morir, merit di viver, per cui viver, mai nato/nata,
 farla/facci/fa/fare/finir finita, farmi fuori, ultima letter, valgo niente, finirla/sparir/scompar/andarmen/dormir/addorment per sempre/mondo/qui/tutto/staser/stanott,
 non svegliarmi/sveglias/sveglio/risvegl/riapri piu/mai, non riaprirl, toglier/tolgo/levar/levo mezzo/vita, non fossi/saro/sarei piu, se non ci fossi, megli se non ci sono/saro/sto, pers vogli viver, vogli/vorre esser piu qui/mondo, meglio senza di me,
 senza di me megli, gesto estrem, mett/mettere/porre fine vita/tutto/soffer, finir la mia vita, lasci questo mondo, facci fuori, sono/essere un peso,
 peso a/per tutti/miei/figli/famigl/nessun, raggiungerl/raggiung/andare in ciel/paradis, non vogli/vorre/vuol/posso viver, vogl/vorre/vuol piu esserc, vorre non esserc, sparissi,
 nessun mancanza, tagliarmi/tagli vene/polsi/bracci, mi taglio gambe/appost/dolor/nascost, autoles, farmi/farsi/facci/fatt del male, odio mia vita, inutil viver,
 nessun/non/senza via uscit, nessun/ogni/senza/non speranz, aiut a morir, non vogli soffrir, morissi, non senso nient/nulla/viver, tutto finisse/finisca, corda pront, se muoio, smett di soffrir,
 ultime volont, non arrivar/vedere domani, vita finita, non esister, unica soluzion, morte soluzion/liber/pace
addio + figli, figlio, famigl, mogli, marit, mamma, papa, genitor, tutti, cari, nipot, miei, vita, mondo
buttar, mi/si butt, buttas, gettar, mi getto, lanciarmi, saltar, annegar + ponte, finestr, balcon, treno, metro, tetto, fiume, lago, adda, serio, brembo, burron, binari, giu,
 sotto
non/senza/nessun/che senso/motiv/ragion/scopo/vogli/coragg/forza/interess, non facci/fa/reggo/posso/riesc/sopport piu, stanc, stuf, odio, mi pesa, a che serv + viver,
 la/mia/questa vita, al mondo, esister, andare avanti, campare, esistenz, alzarmi la mattin
${pills} + addio, finisca, finirla, morir, per sempre, bastan, bastereb, quant serv/vogliono/bisogn, in mano, pens tutte, tutte insiem, gia preparat, prend tutte, buonanott`,
  violence: `mi/ci/m picchi/mena/botte/cinghi/schiaff/sberl/ceffon/strattona/spint/spinge/sbattut/buttat/strangol/strozza/violent/stuprat/abusa/palpa/palpegg/molest/perseguit/pedina/accoltell/maltratt/rinchiu/costrin/costrett/obblig/terrorizz/umili/insult/tortur/graffi/morso/aggred/sput,
 mi/ci dato/tirat/tira/da/preso calci/calcio/pugno/pugni, mani addoss/collo/sotto, alza/alzat/alzano/alzando mani, mi/ci/tirat il collo/capell/polsi, mi chiud in, tiene chius,
 non lascia/fa uscire, mi ha rotto dent/naso/bracc/costol/labbr, mandat ospedal, obblig rappor/sesso, mi tocca, mi ha toccat, mi segue, aspetta sotto/fuori,
 mi lanci/lanciat piatt/bicchier/sedia/oggett/addoss/contro, botte da mio/mia/marit, stata violentat/stuprat, con la forza, mi tira dietro/addoss/cose, tirat piatt/test/addoss, le/mi/gli tolto telefon/chiavi,
 mi prende/toglie pension/soldi/telefon, mi controlla telefon/soldi/tutto, mi punta coltel/pistol, spaccat la faccia/testa/labbr, lascia in pace,
 paura di/del mio/mia/ex/marit/lui/lei/compagn,
 marit/compagn/fidanzat/convivent/ex/figlio/padre/papa/genero/suocer/fratell mi/ci/la minacci, minacci mio marit/compagn/fidanzat/ex/padre/genero`,
  threat: `mi/ci/ti minacci, mi/ci ricatt, minacci di mort, minacci mio/mia/mi, ricatt mio/mia, sa/sanno dove abit, me/te la fa/far/fann/facc pagar
bitcoin, cript, riscatt + filmat, registrat, video, foto, webcam
se non pago/paghi/paghiamo/paga, se non do, se non dia, se non gli, se non le, se non mand, altriment, senno, oppure, vogliono soldi, chied soldi + pubblic, diffond, foto, video, racconta/raccontan,
 veng casa, venire casa, fan male, far male, lo dice/dicono a tutti, dicono tutti, ammazz, bruciano/bruciare + soldi, pago, paghi, pagare, pagament, euro, dic`,
})

/** Despair, where nothing else is said: 'non ce la faccio più' with a telephone is none. */
export const despair =
  /^(?:(?:aiuto|basta|io) )*(?:non ce la facio piu|non ne poso piu|sono disperat[ao])(?: aiuto)?$/

/** What counts only away from general words; the first that fits decides. */
export const usual = rules({
  suicide: `vogli/vorre sparir/scompar, suicid, mia/sono/molto depress, si ammazz/uccid/impicc/spara, uccidersi, ammazzarsi, impiccarsi, spararsi, toglie/tolto la vita,
 si tagli bracci/polsi/gambe/appost/nascost, figlia/figlio/nipot si tagli, provat a uccid/ammazz, sono al capolinea
disperat + andare avanti, non ce la, non ne posso
non facci/reggo/posso piu + disper, piang, dolor, sola, sono solo, soffr`,
  poison: `ingoi, inghiott, ingeri, bevut, beve, mandat giu, mangiat, succhi, ciucci, in bocca, leccat, scambiat, assaggi, sorso, inalat, respirat, fumi, vapor, occhi, spruzz, in faccia,
 toss, vomit, brucia, mischi, mescol, per acqua/succo/vino/sciropp + candeg, varec, varic, detersiv, ammoniac, acido, disinfett, sgrassat, anticalc, soda, velen, topicid,
 insettic, diserb, pesticid, benzin, gasolio, trielin, acquaragi, solvent, antigel, naftalin, brillant, smacch, ammorbid, vernic, diluent, idraulic, cloro, mercur, pila, pile,
 batteri, bacche, oleandr, sapone, alcol, alcool, calamit, monet, botton, lavastovigl, lavatric, colla, smalto, aceton, topi, concime, shampo, liquido, spill, sigaret, profum,
 petrol, pianta, foglia, amuchin, collutt, dentifric, dash, viakal, capsul, lupin, monossid
candeg, varec, ammoniac + insiem, viakal, acido, cloro
fungh, fungo, erba, erbe, radic, cozze, pesce, conserv, bacche + mangiat + vomit, pancia, diarr, gira, sudo, crampi, bosco, siep, selvatic, male, tremo
${pills} + preso, presa, presi, prese, mandat, dato, data, date, bevut, mangiat, fatto, iniett, trovat + tropp, due volt, doppi, tutta, tutto, tutte, intera, intero, sbagli,
 errore, confus, invece, ricordo, manciat, piu del, del cane/gatto, un sacco, una/mezza scatol, cinque, dieci, venti, trenta, 10, 15, 20, 30, non so quant, quelle di
sbagliat + medicin, pastigl, pillol, gocce, dose, insulin
bimb, bambin, nipot, piccol, figlio, figlia + mangiat, bevut, preso, messo in bocca + mie/nostre/sue/nonno/nonna pastigl/pillol/compress/gocce/medicin/medicine
ingoi, inghiott, mandat giu, ingeri gocce/pastigl/farmac, bimb/bambin/piccol/nipot in bocca, bevut/mangiat acqua/fiori/pomat/crema, avvelenat, intossic, overdos
mangiat, bevut, preso, dato, presa + per sbagli/errore, sbagliand, scambiat, confus, crudi, scadut, allergic, marcio, avariat, sto/stiamo male, sentiti male,
 medicin/pastigl di mia/mio/mogli/marit
flacon, colliri, gocce, medicin + scambiat, finito, apert, svuotat
motor acces + garag, box, chiuso, dentro`,
  fire: `gas, metan, gpl, monossid + odor, puzz, fuga, perd, perdit, esce, uscit, sent, apert, acces, sibil, fischi, pien, allarm, suona, testa
uova marce, bombol perd/fischi/sibil/scoppi, sta fumando, scoppiett, fuoco vicin, c e fuoco/fumo, brucia tutto/casa, prend/preso/prese/presa fuoco, va/andat/andand/vanno a fuoco,
 incendi, fiamme, fiammat, esce/vedo/tanto/pien/sacco fumo, scintill, puzz/odor bruciat, corto circuit, cortocirc, scoppiat, esplos, fulmin colpit/cadut,
 fumo esce/entra/nero/dens/dappert/ovunque/stanz/cucin/casa/scal/viene/dal/dalla/dai/sotto
brucia., bruciano, bruciand, fuoco, fumo + casa, bosco, fienil, tetto, tend, stanz, cucin, macchin, auto, appart, padell, box, garag, prato, divan, letto, materass, stalla, cantin, camin, finestr,
 quadro, presa, fili, filo, contator, caldai, stuf, lavatric, condomin, palazz, scal, balcon, cassonett, olio, monte
bracier, stuf, camin, caldai, motor acces, generator + allarm, suona, mal di testa, gira testa, stordit, sonnolen, addorment, vomit, svenut, nause`,
  violence: `picchi, mena, le/di/prend/dato botte, schiaff, sberl, ceffon, pugni, strattona, sbattut contro, strangol, violenta, stupr, abusa, palpegg, molestat, molestie, perseguit,
 accoltell, massacr, maltratt, aggred, stalk, lividi, livido, occhio nero, terrore di/del, sequestrat, legat al/alla, rapin, ladri, ladro, sento colpi,
 grid/urla aiuto/basta, mi/ci/la/lo/ti ammazz/uccid/spara, tagli gola, coltellat, pugnalat, segregat, strappat vestit, chius a chiav, approfitt di me,
 buttat fuori casa, mi tormenta, mi fa paura/del male, mi spia, segue qualcun/uomo, seguend
coltel, pistol, fucil, forbici, ascia + minacc, punta, in mano, contro, addoss, fuori, insegu, gola, marit, uccid, ammazz
paura, spavent, scappa, fuggir, denunci, terror, ex + violent, aggress, spacca, non puo uscire, ubriac, beve, bevut, drog, urla, minacc, botte, cattiv, geloso, torni,
 stato lui, lascio, lui, mani, sotto casa, uomo, bruci, messagg, chiamat, aspetta, segue
sotto casa + violent, aggress, spacca, ubriac, drog, urla, minacc, cattiv, geloso, torni, uomo, aspetta, segue
tocca, toccat, carezz, mani + intim, gonna, figlia, bambin, sesso, seno, sedere, nuda
violent, aggress, ubriac, drog, spacca tutto, rompe tutto, diventa cattiv + marit, padre, papa, figlio, compagn, fidanzat, lui, ex, fratell
qualcun, uomo, ladr, sconosciut, tizio, stano + entrand casa, cerc entrar, forzand, scassin`,
  threat: `minacci, minatori, ricatt, usurai, strozzin, estors, foto/video intim/nuda/nude/nudo`,
  health: `petto, torace, stern, braccio sinistr, cuore, battit, tachicard, palpitaz, mandibol + dolor, male, mal, fitta, fitte, peso, stret, string, oppres, opprim, bruci, morsa, pugnal,
 trafig, formicol, mano al, mani al, pesant, suda, sudo, seduto, impaz, a mille, fortissim, si ferma, irregol, salta, botta, stran, 150, 160, 170, 180
non respir, manc respir/fiato/aria, fatic/difficolt/fame respir/fiato/aria/deglut/parlar, respir male/fischi/fatic/scatti, fischi respir, affann, soffoc, strozza, fiato corto,
 rantol, annega, affoga, caduto/cadut in/nel/nell acqua/fiume/pozzo/lago/piscin, smett/smesso respir, traverso, pezzo/boccon in gola, non svegl, riesc svegl, lo/la svegl,
 non reagisc, marit/mogli/mamma/madre/papa/padre/nonna/nonno/zia/zio/suocer/neonat/bambin non muov/rispond/parla, sven, sviene, perso/perde/persi sensi/conoscenz, accasciat,
 collass, coscien, incoscien, privo/priva sensi, sento mancare/morir, sto/sta morend, segni di vita, tutto/tutta molle, ictus, infarto, ischem, arresto/massaggio cardiac,
 non vedo/vede piu, vedo piu/doppio, vista nera/annebb, non riconosc, non sa dove, vaneg, delira, straparl, parla/parlar strano/male/stort/impast/confus, non parlar bene,
 parol stort/stran/confus/senso, dice cose/strano, biasc, farfugl, convuls, epilet, una crisi, avut/preso un colpo, non connett, non da segni, sta per morir,
 perso la parol/memor/vista, trema/tremo/tremano tutt/mani, anafilat, reazion allerg, allergic mangiat, glicem/diabet bassa/bassissim/30/40/50/500/suda/sudo, ipoglicem,
 perde/perdend/rotto/rotte acque, rotto/rotta bracc/gamba/polso/femor/anca/costol/cavigli/spalla/clavic, doglie, contrazion, partorend, partorit in casa, diventa bianc/pallid/blu/viola/grigi/rosso,
 e pallid/viola/cianot, labbr/faccia/unghie blu/viola, pallid/bianc come, overdos, sudor/sudo/suda fredd, febbr 40/41/42/altissim, quarant di febbr, macchie viola,
 collo/tutto/e rigid, sto/sta/stiamo/stanno malissim/male, sento/sente/sentit male/malissim, bruciat/scottat olio/bollent/viso/faccia/mani/bracci/gamba/gambe, bisogno/serve/vogli/chiam medico/dottor subito/adesso/urgent, in coma, vomit, vipera, punto/punta/punt vesp/ape/api/calabron/bocca/gola,
 vesp/ape/api/calabron punt, punto siring, morso/morsi/mors cane/serpent/zecca/ragno, schiuma, colpo di calore, assider, occhi sbarrat, emorrag, sangu, ustion, azzann, morsicat,
 rimast/stato/stata/sono incastrat/schiacciat, sbav, malor, mancament, capogir, vertigin, barcoll, non regge, disorient, disidrat, orticar, spasm, squarci, frattur, paraliz, formicol, intorpid,
 lisca, stelline, pression altissim/bassissim/200/210/220/230, dolor, mal/testa fortissim/lancin/atroc/insopport/tremend/improvvis/colpo/peggior, incint male/cadut/perdit,
 mi/hanno/stato/stata investit, travolt, folgorat, preso la scossa, infilz, bucat la mano, amputat, staccat dito/punta, ferit, sotto il trattor/macchin/albero,
 caduto/cadut/volo dal/dalla/dalle/da, perde/perdend molto
bocca, la faccia, viso, labbr, lingua, gola, occhi, bracc, gamba, gambe, piede, mano, lato, meta, testa, pancia + stort, gonfi, chiude, viola, addorment,
 non sent/sento/muov/riesc/ubbid, fermat, bloccat, incastrat, trascin, abbassat, girat, bruciat, rovesc, impast, cade, cadut
non rispond, non muov, non parla, non si alza, non apre, non sente, non piang, stes, sdraiat, immobil, in/per/a terra, fredd + cadut, bagno, polso, respir, bianc, pallid,
 paviment, pianerott, da ieri, da ore, giorni, lament, suono, letto, neonat, strad
cadut, cade, cascat, scivol, battut, sbattut, picchiat, inciden, ribalt, frattur, schiacc, incastr, scottat, bruciat, tagliat, precipit,
 bollent + non si alza/rialz/muov, alzarmi, alzarsi, testa, femor, anca, scal, balcon, tetto, collo, osso, grid, urla, confus, sola, respir, montagn, bosco, profond, dito, dita,
 gonfi, gola, bocca, addoss, piscin, sega, tirarsi, tirarmi, riesc alza/rialz, strane, non si ferma
per/a terra + non rispond, non muov, non parla, non respir, non si alza
rotto, rotta + non si alza/rialz/muov, alzarmi, alzarsi, testa, femor, anca, collo, osso, grid, urla, confus, sola, respir, montagn, bosco, dito, gonfi, gola, bocca,
 addoss, strane
chiam/serve/mandat/vogli/bisogno ambulanz/118/112/soccors/pompier, devo/vado/corr/port pronto soccorso
non torn, scompars, sparit, lo/la trov, si e pers, siam pers, sono pers, bloccat, intrappol, macerie, valang, crollat, frana, esondat, allagat + alzheim, demenz, da ore, da ieri,
 buio, bosco, montagn, sentier, parete, ferrata, ascensor, neve, nebbia, fiume, dirup, burron, bambin, sotto, da casa, dentro`,
  fraud: `truffat, truffar, imbrogliat, raggirat, fregat, fregar, derubat, scippat, rapinat, clonat, hackerat, svuotat, prosciug, ripulit, abbindol, ingann, spillat, estort, strozzin,
 vendut fals, fals contratt, vittima di truff/raggir, ci cascat, cadut in truff/trappol/tranell, riscatto, abbocc, non posso/riesco/fanno prelev/ritir, anydesk, teamview,
 controllo remot, ho/ha/abbiam/gliel/gli dato/detto/letto/dettat/comunic/inserit/messo/mandat/inviat/confermat codic/numeret/pin/otp/credenz/spid/bancomat/postepay,
 perso/smarrit/rubat bancomat/postepay, perso/smarrit carta credit/debit/banca, perso euro/risparm, pagat carte regal, mia carta usat,
 bonific a uno banca/poste, cliccat messo/inserit dati/numero carta, pagat con carta al pacco/corrier, truff telefon aiuto.,
 autorizzat/confermat pagament/operazion, usa/usat/usano mia carta/nome/identit, acquist/spes/pagament con mia carta
spost soldi/risparm altro/nuovo/sicuro conto + signor, dice, vuol, chiam, telefon, operator, antifrod, adesso
conosciut facebook, conosciut internet, conosciut chat, conosciut online, conosciut instagram + chied, vuol, prestar + euro, soldi, bonific, ricaric
perso soldi, euro/soldi persi + banca, telefon, chiam, sms, messagg, internet, link, whatsapp, facebook, sito, carta, conto, online, trading, tutti i
rubat, tolto, tolti, scambiat, addebitat, sottratt, portat via, sparit, hanno/mi presi/preso, prelevat, azzerat, mancan, non piu + soldi, euro, risparm, pension, conto, carta,
 bancomat, gioiell, oro, collan, contant, postepay, portafogl, libretto, account, profil, identit, whatsapp, spid, borset, prestit, sim
dato, detto, mandat, letto, inserit, messo, comunic, fornit, consegn, condivis, conferm, autorizz, dettat, inviat, digit, fotograf, lasciat, cliccat, schiacciat, premut,
 apert link/allegat, fatto/fatta/fatti dare/dire/metter/inserir/legger/install/scaric + codic, pin, password, otp, credenz, spid, numeri, numero, carta, iban, bancomat, postepay,
 dati, document, identita, operazion, link, accesso, chiavett, truff + sconosciut, truff, dicev, detto che, fint, fals, spacci, operator, link, sms, telefon, chiam, banca,
 alla posta, poste, tizio, uno che, a uno/una, internet, facebook, whatsapp, sito, marescial, carabin, tecnic, microsoft, amazon, promett, prestit, sospett, strano, inps,
 sembrav, pensav, credev, non era
fatto/fatta/facci scaric/install/metter program/app/applicaz + mi ha/hanno/a chiamat/telefonat, muov da sol, vede/vedev/vedono scherm, entrat computer/telefon
pagat, versat, bonific, mandat, inviat, spedit, ricaric, dato, date, prestat, regalat, investit, comprat, ordinat, anticipat, consegn, messo, perso, spostar, spostat,
 tenut, fatto/fatta/fatti/facci dare/consegn/versar/mandar/pagar/ricaric + euro, mila, soldi, bonific, caparr, anticip, accont, ricaric, postepay, buoni, carte regalo, bitcoin, cript, gioiell, oro, collan, risparm, pension, contant, cauzion,
 casa, 1000, 2000, 3000, 5000 + non esist, sparit, scompars, non rispond, non risult, mai arriv, non arriv, blocc, dicev, dicend, conosciut, mai vist, soldat, american, inciden,
 ridann, estero, trading, telegram, sospett, accort, chiuso, vinto, eredit, piattaf, non c era, credev, credut, pensav, sembrav, fidat, non era lui/lei/vero, sconosciut, alla porta, mi ama, mago, convin, cript, in tv, dogana,
 bancomat
pagat, versat, anticipat, bonific, comprat, mandat, dato, data, messo, inserit, firmat, consegn, perso, lasciat + fals, fint, truff, ingann, imbrogl, spacci, fasull, raggir,
 ricatt, qr, mattone, non c era, iban sbagliat
pagat, versat, anticipat + mai, non arriv, non esist, sparit
chied/vogliono/vuole/vuol/pretend codic/numeret/numeri/pin/otp/password/credenz + banca, carta, conto, sms, al telefon, poste., antifrod, otp
mi/ci chiedono/vogliono codic/pin/otp
codic, pin, otp, password + conto, banca, carta, posta + detto, dato, letto, dettat, mandat
preliev, prelev, addebit, moviment, operazion, pagament, spese, una spesa, bonific, acquist, transaz, prestit, finanziament, contratt, abboname, conto + non fatt,
 mai fatt/autoriz/chiest/firmat, non autoriz, non riconosc, insaput, non sono io, non mio/mia/mie, mio nome, nome mio, qualcun
fint, fals, sedicent, spacci, con la scusa, dicev, presentat come + preso, presi, portat via, consegn, dato, data, soldi, oro, gioiell, firmat, collan, pension, bancomat`,
})
