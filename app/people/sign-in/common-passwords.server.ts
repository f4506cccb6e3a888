/** Passwords that anybody tries first, six characters or longer, in lower case. */
const words = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 012345 0123456 01234567
654321 7654321 87654321 987654321 0987654321 111111 1111111 11111111 111111111 1111111111 000000
0000000 00000000 0000000000 222222 22222222 333333 33333333 444444 44444444 555555 5555555
55555555 666666 66666666 777777 7777777 77777777 888888 8888888 88888888 999999 9999999 99999999
121212 12121212 131313 123123 123123123 12341234 123321 1234321 12344321 123454321 123654 147147
147258 147258369 159159 159357 159753 258258 258456 321321 321654 369369 456456 456789 456123
741852 741852963 789456 789456123 789789 852456 963852 963852741 987654 112233 11223344
1122334455 010203 010101 01010101 101010 10101010 102030 10203040 202020 212121 232323 252525
313131 520520 121314 123qwe 123abc 123456a 123456aa 123456abc 123456q 1234567a 12345678a
123456789a 12345a 12345q 1234qwer 1234abcd 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qaz123
qwe123 qwer1234 qwert1 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwertyu qwertyui qwertyuiop qwertyuiop123 qweasd qweasd123 qweasdzxc qweqwe qwaszx
asdasd asdasd123 asdasdasd asd123 asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdfasdf asdfqwer
zxcvbn zxcvbnm zxcvbnm123 zxczxc zaq12wsx zaq1zaq1 aaaaaa aaaaaaa aaaaaaaa aaa111 a123456
a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3 a1b2c3d4 abc123 abc1234 abc12345
abc123456 abcabc abcd123 abcd1234 abcdef abcdefg abcdefgh abcdefg1 abcdef123 abcde123 azerty
azerty123 azertyuiop password password0 password1 password12 password123 password1234
password12345 password123456 passwords password! password1! p@ssword p@ssw0rd p@ssw0rd1 passw0rd
passw0rd1 pa55word pa$$word pass123 pass1234 pass12345 passpass passwort passport parola parola1
parola123 parolachiave laparola lapassword miapassword lamiapassword miaparola nuovapassword
nuovaparola cambiami cambiala provaprova prova1 prova12 prova123 prova1234 provapassword admin1
admin12 admin123 admin1234 admin12345 admin123456 adminadmin administrator amministratore
amministrazione root123 rootroot toor123 test123 test1234 test12345 testtest tester testing
guest123 guestguest user123 user1234 useruser utente utente1 utente123 ospite ospite123 login123
login1 loginlogin default temp123 temp1234 temporary changeme changeme1 changeme123 letmein
letmein1 letmein123 welcome welcome1 welcome12 welcome123 secret secret1 secret123 segreto
segreta segreto1 segreta1 segretissimo master master1 master123 access accesso accesso1
accesso123 computer computer1 computer123 internet internet1 internet123 server samsung samsung1
huawei iphone android google google1 google123 facebook facebook1 instagram whatsapp youtube
hotmail libero libero1 libero123 virgilio gmail123 windows windows1 windows10 microsoft oracle
cisco123 linux123 nintendo playstation pokemon pokemon1 pokemon123 minecraft fortnite naruto
starwars starwars1 superman superman1 batman batman1 batman123 spiderman ironman matrix phoenix
dragon dragon1 dragon123 monkey monkey1 monkey123 shadow shadow1 sunshine sunshine1 princess
princess1 football football1 baseball basketball soccer hockey hunter hunter2 ranger tigger
buster killer killer1 pepper ginger cookie cookies summer summer1 winter spring autumn flower
flowers orange banana apples cheese coffee chocolate butterfly angel1 angels iloveyou iloveyou1
iloveyou2 iloveu ilovegod lovely lovelove loveme loveyou trustno1 whatever freedom forever
blessed jesus1 jesuschrist michael michael1 michelle jessica jennifer jordan jordan23 daniel
daniela thomas charlie charlie1 andrew anthony matthew joshua robert george harley hannah ashley
nicole samantha amanda maggie purple silver golden diamond mercedes ferrari ferrari1 porsche
corvette mustang yamaha ducati ducati1 maserati lamborghini lancia alfaromeo fiat500 vespa50
yellow francesco francesco1 francesca francesca1 francesca123 alessandro alessandro1 alessandra
alessandra1 alessia alessio andrea andrea1 andrea123 andrea12 antonio antonio1 antonio123
antonella angela angelo angela1 angelo1 annamaria arianna aurora barbara beatrice benedetta
bianca camilla carlotta carmela carmine caterina cecilia chiara chiara1 chiara123 christian
claudia claudio cristian cristina cristiano daniele daniele1 davide davide1 davide123 debora
domenico eleonora elena1 elisabetta emanuele emanuela enrico fabiana fabiola fabrizio federica
federica1 federico federico1 filippo flavia gabriele gabriella gaetano gennaro giacomo giada1
gianluca gianluca1 gianni giorgia giorgia1 giorgio giovanna giovanni giovanni1 giulia giulia1
giulia123 giuliano giuliana giuseppe giuseppe1 giuseppina ilaria isabella leonardo leonardo1
letizia lorenzo lorenzo1 loredana luca123 lucia1 luciana luciano ludovica luigi1 manuel manuela
marcello marco1 marco123 marcomarco margherita maria1 maria123 mariangela marianna marina mario1
mario123 marta1 martina martina1 martina123 massimo massimiliano matilde matteo matteo1
matteo123 mattia mattia1 mauro1 maurizio michela michele michele1 monica nicola nicola1 nicolo
noemi1 ornella pamela paola1 paolo1 pasquale patrizia pietro raffaele raffaella riccardo
riccardo1 roberta roberto roberto1 rosanna rossella salvatore salvatore1 samuele samuel sabrina
sandra sara123 sarasara serena silvia silvia1 simona simone simone1 simone123 sofia1 sofia123
sonia1 stefania stefano stefano1 susanna teresa tiziana tommaso umberto valentina valentina1
valeria valerio vanessa veronica vincenzo vincenzo1 virginia vittoria vittorio viviana juventus
juventus1 juventus1897 juvejuve forzajuve forzamilan forzainter forzanapoli forzaroma forzalazio
forzatoro milan1 milan1899 milanmilan acmilan inter1 inter1908 intermilan interinter
internazionale napoli napoli1 napoli1926 napolinapoli roma123 roma1927 romaroma asroma
asroma1927 forzaitalia lazio1 lazio1900 laziolazio sslazio atalanta atalanta1 atalanta1907
atalanta123 forzaatalanta forzadea ladea1907 fiorentina sampdoria genoa1893 torino torino1906
palermo catania cagliari bologna bologna1909 udinese parma1 hellasverona delpiero delpiero10
delpieroale maradona maradona10 totti10 francescototti pirlo21 buffon1 ronaldo ronaldo7 ronaldo9
cristianoronaldo messi10 kaka22 ibrahimovic valentino46 valentinorossi rossi46 vale46 bergamo
bergamo1 bergamo12 bergamo123 bergamo24 cittaalta italia italia1 italia123 italia90 italia2006
vivalitalia milano milano1 milano123 firenze venezia verona genova brescia brescia1 sicilia
sardegna puglia calabria salento lombardia vesuvio europa mondo1 mamma1 mamma123 mammamia mamma2
papapa mammaepapa tiamo1 tiamo123 tiamotanto tiamotantissimo tiamopersempre tiamoamore
tivogliobene amoreamore amore1 amore12 amore123 amoremio amoremio1 amoremio123 amoretiamo
amoremiotiamo amoredimamma amoruccio amorino amicizia amici1 amico1 amiche angioletto angelica
angeli bambina bambino bambola bellissima bellissimo bella1 bella123 bellabella ciao123 ciao1234
ciao12 ciaociao ciaociao1 ciaobella ciaomamma ciaomondo buongiorno buonanotte benvenuto
benvenuta cucciola cucciolo cucciola1 cucciolo1 cucciolotta principessa principessa1 principe
principino stella stella1 stella123 stellina stellina1 stelle sole123 solesole lunaluna luna123
luna12 farfalla farfalla1 fragola fragola1 fragolina ciliegia cioccolata cioccolato cioccolatino
nutella nutella1 caramella pizza123 pizzapizza spaghetti pasta123 gelato cappuccino espresso
tesoro tesoro1 tesoromio tesorino micetta micetto gattino gattina gatto1 gattogatto cagnolino
pippo1 pippo12 pippo123 pippopippo pluto1 paperino paperino1 topolino topolino1 minnie minnie1
paperoga pinocchio pulcino pulcinella puffetta coccinella delfino delfini leone1 tigrotto
orsetto orsacchiotto elefante cavallo cavalli scuola scuola1 scuola123 vacanze estate estate2024
estate2025 estate2026 inverno primavera autunno natale pasqua compleanno gennaio febbraio marzo1
aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi domenica famiglia
felicita felice1 fortuna fortunato destino speranza liberta libertà sempre persempre insieme
vita123 vitamia lamiavita laviaebella lavitaebella vivalavida paradiso infinito musica musica1
vascorossi vasco1 ligabue ligabue1 jovanotti laurapausini danza1 calcio calcio1 pallone
pallavolo bicicletta motocicletta computer2 telefono telefono1 telefonino cellulare qwertyui1
gesucristo madonna padrepio padrepio1 santamaria signore fucina fucina1 fucina123 lafucina
fucinabergamo intelligenza intelligenzaartificiale chatgpt chatgpt1 chatgpt123 openai prompt123
prompts
`

const common = new Set(words.trim().split(/\s+/))

/** Whether the password is among the most common ones, however its letters are cased. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase())
