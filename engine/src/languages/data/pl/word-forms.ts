export const forms = `
zaczynać zacząć zaczyna zaczynają zaczął zaczęła zaczęło zaczęły początek początku
rozpoczynać rozpocząć rozpoczyna rozpoczął rozpoczęła rozpoczęło rozpoczęto rozpoczęcie rozpoczęcia
kończyć skończyć kończy skończył skończyła skończyło koniec końca końcu zakończyć zakończył zakończyła zakończyło zakończenie zakończenia
umrzeć umierać umarł umarła umarli umiera śmierć śmierci
zmarł zmarła zmarli zmarły
zginąć zginął zginęła zginęło zginęli ginąć
urodzić urodził urodziła urodzony urodzona rodzić urodzenia urodzin urodziny narodziny
mieszkać mieszka mieszkają mieszkał mieszkała mieszkali mieszkaniec mieszkańcy mieszkańców mieszkanie mieszkania
żyć żyje żyją żył żyła żyło żyli życie życia życiu
budować zbudować zbudował zbudowała zbudowany zbudowana zbudowano zbudowane wybudować wybudował wybudowano wybudowany wybudowana budowa budowy budowę budynek budynku
założyć zakładać założył założyła założony założona założono założyciel założyciela założenie
tworzyć stworzyć utworzyć tworzy stworzył stworzyła stworzony stworzono utworzono utworzył utworzona twórca
wynaleźć wynalazł wynalazła wynaleziono wynalazca wynalazek wynalazku
odkryć odkrywać odkrył odkryła odkryto odkryty odkrycie odkrycia odkrywca
zniszczyć niszczyć zniszczył zniszczyła zniszczono zniszczony zniszczone zniszczenie
wygrać wygrywać wygrał wygrała wygrali wygrana
zwyciężyć zwyciężył zwyciężyła zwycięstwo zwycięstwa zwycięzca
walczyć walczył walczyli walka walki
rządzić rządzi rządził rządziła rządy rząd rządu
panować panował panowała panowanie panowania
kosztować kosztuje kosztują kosztował kosztowała koszt koszty kosztów
płacić zapłacić płaci płacę zapłaty zapłacił płatność płatności opłata opłaty opłat
kupować kupić kupuje kupił kupiła kupiono zakup zakupu zakupy kupna
sprzedać sprzedawać sprzedaje sprzedał sprzedano sprzedaż sprzedaży
wysłać wysyłać wysyła wysyłacie wysłał wysłano wysyłka wysyłki
dostarczyć dostarczać dostarcza dostarczono dostawa dostawy dostawę
zwrócić zwracać zwraca zwrócił zwrot zwrotu zwroty
zamówić zamawiać zamówił zamawia zamówienie zamówienia
anulować anuluję anulowanie anulowania
zrezygnować rezygnować rezygnacja rezygnacji
otworzyć otwierać otwiera otwarty otwarta otwarte otwarto otworzył otwarcie otwarcia
zamknąć zamykać zamyka zamknięty zamknięta zamknięte zamknięto zamknięcie
zarejestrować rejestrować rejestracja rejestracji rejestruje
zapisać zapisywać zapis zapisy zapisów zapisał
zalogować logować logowanie logowania login
pracować pracuje pracują pracował pracowała praca pracy pracę pracownik pracownicy pracowników
poślubić poślubił poślubiła ślub ślubu
pisać napisać pisze napisał napisała napisany napisana napisano pisarz pisarka
czytać przeczytać czyta czytał przeczytał
malować namalować malował namalował namalowała namalowany malarz malarka malarstwo
uczyć nauczyć uczy uczył uczyła nauczyciel nauczyciela nauczyciele nauka nauki uczeń uczniowie
studiować studiował studiowała studia studiów student studenci
badać zbadać badał badania badanie badacz
nazywać nazwać nazywa nazywał nazwał nazwany nazwana nazwano nazwa nazwy nazwę
iść pójść idzie szedł szła poszedł poszła
jechać pojechać jedzie jechał pojechał
jeździć jeździ jeżdżą jeździł
przyjść przychodzić przyszedł przyszła przychodzi przyjście
przybyć przybył przybyła przybyli przybycie przybycia
wyjechać wyjeżdżać wyjechał wyjechała wyjazd wyjazdu
dać dawać daje dał dała dano
dostać dostawać dostał dostała dostaje
otrzymać otrzymywać otrzymał otrzymała otrzymuje otrzymanie
wziąć brać wziął wzięła bierze brał
znaleźć znajdować znalazł znalazła znaleziono znajduje znajdują
widzieć zobaczyć widzi widział zobaczył
mówić powiedzieć mówi mówią mówił powiedział powiedziała
wiedzieć wie wiedział wiedza wiedzy
myśleć myśli myślał
jeść zjeść jedzą jadł jadła jedzenie jedzenia
pić wypić pije piją pił picie
spać śpi śpią spał spała sen snu
leżeć leży leżą leżał leżała położony położona położone położenie
stać stoi stoją stał
siedzieć siedzi siedział siedziba siedziby siedzibę
rosnąć rośnie rosną rósł rosła wzrost wzrostu
ważyć waży ważą ważył waga wagi masa masy
mierzyć mierzy mierzą pomiar pomiary
trwać trwa trwają trwał trwała trwało trwania
używać użyć używa używają używał używany użycie użycia użytkownik użytkownika
zmienić zmieniać zmienił zmienia zmieniono zmiana zmiany zmianę
usunąć usuwać usunął usuwa usunięto usunięcie usunięcia
dodać dodawać dodał dodaje dodano dodanie
naprawić naprawiać naprawia naprawa naprawy naprawę
pomagać pomóc pomaga pomógł pomogła pomocy
potrzebować potrzebuje potrzebny potrzebna potrzebne potrzeba
rezerwować zarezerwować rezerwacja rezerwacji rezerwację
dzwonić zadzwonić dzwoni zadzwonił
zabić zabijać zabił zabiła zabity zabito zabójstwo zabójca
zamordować zamordował zamordowany zamordowano morderstwo morderca
wybrać wybierać wybrał wybrany wybrana wybrano wybór wyboru wybory wyborów
produkować produkuje wyprodukował wyprodukowano produkcja produkcji producent
rozwijać rozwinąć rozwijał rozwinął rozwój rozwoju
podbić podbił podbili podbój podboju
zdobyć zdobywać zdobył zdobyła zdobyto zdobycie
atakować zaatakować zaatakował atak ataku ataki
lecieć latać leci latał lot lotu
pływać pływa płynąć płynie
grać zagrać gra grają grał grała gry
śpiewać śpiewa śpiewał śpiewała śpiew
tłumaczyć przetłumaczyć przetłumaczył tłumaczenie tłumacz
pochodzić pochodzi pochodzą pochodził pochodzenie pochodzenia
powstać powstawać powstał powstała powstało powstały powstanie powstania
istnieć istnieje istniał istnieją istnienie
stracić tracić stracił straciła utrata utraty strata straty
służyć służy służą służył służba
żywić żywi żywią odżywiać odżywia
człowiek człowieka ludzie ludzi ludziom
dziecko dziecka dzieci dziećmi
brat brata bracia braci
rok roku lat lata latach roczny rocznie
miesiąc miesiąca miesiące miesięcy miesięczny miesięcznie
tydzień tygodnia tygodnie tygodni tygodniu tygodniowo
dzień dnia dni dniu dziennie codziennie
godzina godziny godzin godzinę godzinie
minuta minuty minut
miasto miasta miast mieście miejski miejska
wieś wsi
miejsce miejsca miejscu miejscowość
kraj kraju kraje krajów
państwo państwa państw państwie
król króla królowie królowa królewski królestwo
książę księcia książęta
cesarz cesarza cesarstwo
wojna wojny wojnie wojnę wojenny
bitwa bitwy bitwie bitwę
rzeka rzeki rzece rzekę
morze morza morzu
jezioro jeziora jezior
góra góry gór górę górski
szczyt szczytu szczyty
dom domu domy domów
pokój pokoju pokoje
kościół kościoła kościoły
szkoła szkoły szkole szkół
uniwersytet uniwersytetu uniwersytecie
książka książki książkę
ojciec ojca ojcem
matka matki
syn syna synowie
córka córki córkę
żona żony żonę
mąż męża mężem
pieniądze pieniędzy
cena ceny cenę cen
stolica stolicy stolicę
choroba choroby chorób chory
zwierzę zwierzęcia zwierzęta zwierząt
roślina rośliny roślin
pies psa psy psów
kot kota koty kotów
ręka ręki ręce rąk
oko oka oczy oczu
telefon telefonu telefony telefonicznie telefoniczny
adres adresu adresem
hasło hasła
konto konta koncie
błąd błędu błędy
język języka języki językiem
ludność ludności
powierzchnia powierzchni powierzchnię
duży duża duże większy największy największa największe
mały mała małe mniejszy najmniejszy
długi długa długie dłuższy najdłuższy najdłuższa długość długości
wysoki wysoka wysokie wyższy najwyższy najwyższa wysokość wysokości
głęboki głęboka głębszy najgłębszy najgłębsze głębokość głębokości
szeroki szeroka szerokość szerokości
stary stara stare starszy najstarszy najstarsza wiek wieku
nowy nowa nowe nowszy
szybki szybka szybko szybciej prędkość prędkości
ciężki ciężka cięższy ciężar
dobry dobra lepszy najlepszy dobrze lepiej
zły zła gorszy najgorszy
drogi droga drogie droższy
tani tania tańszy
ciepły ciepło
zimny zimno
jeden jedna jedno pierwszy pierwsza 1
dwa dwie dwóch drugi druga 2
trzy trzech trzeci trzecia 3
cztery czterech czwarty 4
pięć pięciu piąty 5
sześć sześciu szósty 6
siedem siedmiu siódmy 7
osiem ośmiu ósmy 8
dziewięć dziewięciu dziewiąty 9
dziesięć dziesięciu dziesiąty 10
jedenaście jedenastu 11
dwanaście dwunastu 12
trzynaście trzynastu 13
czternaście czternastu 14
piętnaście piętnastu 15
szesnaście szesnastu 16
siedemnaście siedemnastu 17
osiemnaście osiemnastu 18
dziewiętnaście dziewiętnastu 19
dwadzieścia dwudziestu 20
trzydzieści trzydziestu 30
czterdzieści 40
pięćdziesiąt 50
sto stu 100
tysiąc tysiąca tysiące tysięcy 1000
polska polski polskie polskiej polsce polskę polak polacy polaków
niemcy niemiec niemczech niemiecki niemiecka niemieckie
austria austrii austriacki
szwajcaria szwajcarii szwajcarski
francja francji francję francuski francuska francuzi
hiszpania hiszpanii hiszpański hiszpańska
portugalia portugalii portugalski
włochy włoch włoszech włoski włoska
anglia anglii angielski angielska anglicy
brytania brytanii brytyjski brytyjska
irlandia irlandii irlandzki
szkocja szkocji szkocki
holandia holandii holenderski
belgia belgii belgijski
dania danii duński
szwecja szwecji szwedzki szwedzi
norwegia norwegii norweski
finlandia finlandii fiński
rosja rosji rosję rosyjski rosyjska rosjanie
ukraina ukrainy ukrainie ukraiński
litwa litwy litwie litewski
czechy czech czeski czeska
słowacja słowacji słowacki
węgry węgier węgierski
rumunia rumunii rumuński
grecja grecji grecki grecka grecy
turcja turcji turecki tureckie
chiny chin chinach chiński chińska
japonia japonii japoński japońska
indie indii indiach indyjski
ameryka ameryki ameryce amerykański amerykańska usa
egipt egiptu egipcie egipski
rzym rzymu rzymie rzymski rzymska rzymianie
europa europy europie europejski
izrael izraela izraelski
brazylia brazylii brazylijski
kraków krakowa krakowie
warszawa warszawy warszawie warszawski
`
