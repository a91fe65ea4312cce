#if !arch(wasm32)
  print("The client runs in a browser. Build it with Tools/build-web.sh.")
#endif
