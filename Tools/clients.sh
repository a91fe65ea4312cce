# shellcheck shell=bash disable=SC2034
# The clients of the browser, for the scripts beside this one: what a client's page and module are
# called, and its target. Those of the first line and those of the second take about as long to
# compile, and share few modules.
clients_one="referee:RefereeClient m:MirrorClient friends:FriendsClient home:HomeClient"
clients_two="day:DayClient golf:GolfClient run:RunClient entrance:EntranceClient"
clients="$clients_one $clients_two"

# pages FOLDER: makes each client's page in FOLDER, from Web/index.html, with what lies beside it.
# Where it is follows from its addresses: the first segment is the client's name, but for what is
# here.
pages() {
  local client app scope page place
  for client in $clients; do
    client=${client%%:*}
    app=suite scope=
    # What has no icon of its own is installed as the suite.
    [ ! -d "Web/$client" ] || { app=$client scope=/$client; }
    page=$1/$client/index.html
    [ "$client" != home ] || page=$1/index.html
    mkdir -p "$(dirname "$page")"
    [ -z "$scope" ] || cp "Web/$client"/* "$1/$client/"
    sed -e "s#\"/home.wasm\"#\"/$client.wasm\"#" -e "s#data-client=\"home\"#data-client=\"$client\"#" \
      -e "s#data-app=\"suite\"#data-app=\"$app\"#" -e "s#/icons/suite#/icons/$app#" \
      -e "s#href=\"/manifest#href=\"$scope/manifest#" Web/index.html >"$page"
    grep -q "data-client=\"$client\"" "$page"
    case $client in
      # Either may run in the other's page (Web/host/client.js): they share all their styles.
      home | entrance) ;;
      *) sed -i "s#^\(.*\)/styles.css\(.*\)#&\n\1/$client.css\2#" "$page" ;;
    esac
  done
  # The pages of the account that are for whoever is not signed in (Products/Entrance).
  for place in sign-in sign-up forgot reset confirm undo arrived; do
    mkdir -p "$1/account/$place"
    cp "$1/entrance/index.html" "$1/account/$place/"
  done
}
