/** Polish isn't stemmed here: the groups hold the inflected forms that questions and texts use most. */

export const synonyms = `
kosztować cena opłata koszt płacić
drogi cena kosztować
kupić nabyć zamówić
zaczynać rozpoczynać
kończyć zakończyć ukończyć
umrzeć zmarł zginąć zgon zgonu
urodzić świat
mieszkać żyć zamieszkiwać
mieszkaniec mieszkańcy ludność populacja
budować wzniesiono wznieść wzniesiony
założyć ufundować powstać tworzyć
wynaleźć opracować stworzyć skonstruować skonstruował
odkryć znaleźć
zniszczyć zburzyć zburzono zrujnować
wygrać zwyciężyć pokonać pokonał
wojna bitwa walka konflikt
król władca monarcha cesarz
rządzić panować władać
przywódca lider szef dowódca
miasto miejscowość gmina
miejsce lokalizacja położony
kraj państwo
region obszar teren
długi trwać
duży wielkość powierzchnia rozmiar
ciężki waga ważyć
szybki prędkość
stary wiek
powód przyczyna przyczyny
choroba schorzenie dolegliwość
wolno dozwolone dozwolony
zabronione zabroniony zakaz zakazany
potrzebować wymagany wymagane konieczny niezbędny
pomagać wsparcie
błąd problem awaria usterka
zepsuty uszkodzony wadliwy
hasło zalogować
zarejestrować zapisać
dzwonić telefon numer
komórka telefon
adres lokalizacja
wizyta termin
pokój pomieszczenie
posiłek danie
jeść jedzenie pokarm żywność
żywić pokarm jeść
bezpłatny bezpłatnie bezpłatna darmowy darmowa darmo
rabat zniżka zniżki promocja
firma przedsiębiorstwo spółka
pracownik personel
klient kupujący
nauczyciel wykładowca
pieniądze waluta
prąd elektryczność energia
samochód auto pojazd
rower rowery
ojciec tata
matka mama
dziecko syn córka
rodzice ojciec matka
żona małżonka
mąż małżonek
ślub małżeństwo wesele poślubić
zawód profesja praca
praca zatrudnienie posada
wysłać dostarczyć przesłać
zwrócić reklamacja
anulować odwołać zrezygnować wypowiedzieć
otworzyć godzina czynne czynny
zmienić modyfikować edytować
usunąć skasować
wyprodukować produkować
nazywać imię
znaczyć oznaczać oznacza znaczenie
lekarz doktor
zdjęcie obraz fotografia
film kino
autor pisarz
pisać autor
malarz artysta
uniwersytet uczelnia studiować
naukowiec badacz uczony
podróż wyjechać
ważny główny główna najważniejszy
znany słynny sławny
liczba ilość
część fragment
rodzaj typ gatunek
używać stosować korzystać
rosnąć wzrastać zwiększać
zabić zamordować
parking parkować zaparkować
śmieci odpady
ubranie odzież
gwarancja reklamacja
pensja wynagrodzenie zarobki
bilet wstęp wejście
składnik składniki
najemca lokator
sklep sklepu sklepie
`

export const same = `
wysyłka dostawa przesyłka
wysyłać dostarczać
zwrot zwroty oddać
telefon dzwonić zadzwonić
otwarte otwarcia czynne
naprawa naprawić naprawiać
samochód auto
bagaż walizka
wakacje urlop
mieszkanie apartament
toaleta wc ubikacja
śmieci odpady
tani niedrogi
pracownicy personel
bon voucher
faktura rachunek
lekarz doktor
wifi internet
anulować odwołać
parking parkować
cena koszt opłata
darmowy bezpłatny gratis
zabronione zakazane
zepsuty uszkodzony
gwarancja rękojmia
wymiana wymienić
zaliczka zadatek
prezent upominek
`

export const topics = `
otwarte otwarty otwarcia godziny czynne czynny zamknięte zamknięty otwieracie zamykacie przyjmujecie
cena ceny cennik koszt kosztuje kosztują opłata stawka drogo płacić zapłacę ile złotych zł
zniżka zniżki rabat promocja ulga ulgowy student studenci senior emeryt karta taniej kupon
bezpłatnie bezpłatny bezpłatna darmowy darmowe gratis wliczone cenie
płacić zapłacić płatność karta kartą gotówka gotówką przelew blik faktura
raty ratalna rozłożyć
zaliczka kaucja zadatek depozyt przedpłata
zwrot zwrócić pieniędzy pieniądze oddać oddajecie
odwołać odwołanie anulować anulowanie rezygnacja zrezygnować choroba chory nie-przyjdę wypadło
przełożyć zmienić przenieść zmiana przesunąć termin
wypowiedzieć wypowiedzenie umowa abonament
rezerwacja zarezerwować zapisać zapisy umówić wizyta rejestracja termin miejsce
wizyta termin czekać kolejka zapisów rejestracja
dostawa dostarczyć wysyłka wysłać przesyłka kurier paczka poczta
odbiór odebrać zabrać osobisty
zwrot zwroty wymiana wymienić oddać reklamacja
gwarancja reklamacja wada zepsuty naprawa naprawić uszkodzony złamany pęknięty
parking parkować zaparkować samochód auto miejsce postojowe
dojazd dojechać autobus tramwaj pociąg przystanek dworzec metro adres trafić
transfer dowóz lotnisko dworzec
rower rowery rowerem hulajnoga
elektryczny ładowanie ładowarka
pies psy psem zwierzę zwierzęta kot pupil
dziecko dzieci syn córka córki maluch niemowlę mały synek córeczka dziecka
pieluchy przewijak wózek
łóżeczko krzesełko
niepełnoletni rodzice rodzic opiekun zgoda mama tata nastolatek
wiek lat rok ukończone urodziny
przyjaciel znajomy osoba-towarzysząca gość goście
wifi internet sieć hasło
śniadanie śniadania rano
obiad lunch południe
kolacja wieczór
jeść jedzenie restauracja kuchnia posiłek danie menu głodny
pić napój napoje woda kawa herbata piwo wino alkohol
wegetariańskie wegańskie wegetarianin weganin mięso
alergia alergie uczulenie uczulony gluten laktoza nietolerancja
wózek inwalidzki niepełnosprawny niepełnosprawnych dostępność winda schody podjazd próg
winda schody piętro
palić palenie papieros papierosy
toaleta wc łazienka
prysznic łazienka szatnia przebieralnia
basen pływać kąpiel sauna
pokój pokoje spać nocleg noc łóżko
ręcznik ręczniki pościel
zameldowanie przyjazd klucz późno doba
wymeldowanie wyjazd opuścić
bagaż walizka torba plecak szafka przechowalnia
zgubić zgubiłem zapomnieć rzeczy znalezione
klucz drzwi kod wejście wejść
hałas cisza muzyka impreza
ogrzewanie ciepło zimno temperatura
klimatyzacja upał gorąco
pogoda deszcz śnieg burza
chory choroba lekarz zaświadczenie gorączka zwolnienie
nagły pilne ból boli bolący lekarz pomoc pogotowie dyżur ostry
wypadek uraz kontuzja
lek leki recepta apteka antybiotyk
ubezpieczenie nfz fundusz szkoda kradzież prywatnie
członek składka karnet
hasło konto logowanie zalogować
telefon zadzwonić dzwonić numer kontakt mail e-mail napisać wiadomość
język języki angielski angielsku mówić mówicie polski
praca pracować zatrudnienie cv oferta rekrutacja
staż praktyka szkolenie uczeń
pensja wynagrodzenie zarabiać
lekcja lekcje kurs zajęcia uczyć nauczyciel instruktor próbna
egzamin test zdać poprawka
dokument dokumenty formularz zaświadczenie dowód paszport prawo-jazdy skierowanie
ubranie strój buty sprzęt zabrać nosić
wypożyczyć wypożyczalnia wynająć wynajem pożyczyć
kupić sprzedać zakup sklep zamówić
prezent bon voucher urodziny podarunkowy
grupa grupy klasa szkoła firma wycieczka
ślub wesele przyjęcie impreza urodziny
osób osoby osoba ludzi miejsc maksymalnie
zdjęcie zdjęcia fotografia rentgen
pranie prać pralka suszarka
kuchnia gotować lodówka piekarnik
grill ognisko
ogród taras balkon zewnątrz
śmieci odpady segregacja
sprzątanie sprzątać czyszczenie czyścić
rozmiar wielkość pasuje
trwa długo czas minut minuty godzin
wcześniej termin najpóźniej uprzedzić
spóźnienie późno spóźnić spóźnię
dziś dzisiaj jutro od-ręki natychmiast
święto święta boże-narodzenie wielkanoc sylwester
sezon lato zima miesiąc wakacje ferie
początkujący poziom zaawansowany doświadczenie
strach bać boję lęk stres sedacja znieczulenie
dane prywatność usunąć rodo
faktura paragon rachunek vat
ekologiczny lokalny świeży
blisko daleko odległość pieszo okolica
dom domu dojazd wizyta
używany używane
montaż zamontować instalacja
dopłata dodatkowo dodatkowy ekstra
porada doradzić spróbować konsultacja przegląd
powiadomić poinformować zgłosić
pełne lista wolne wolny dostępny
ząb zęby zębów zęba stomatolog dentysta plomba wypełnienie dziura
ciąża ciężarna karmiąca
`
