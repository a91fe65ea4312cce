/// Keys that sign nothing but what tests make.
enum ProviderKeys {
  /// RSA, 2048 bits.
  static let rsa = """
    -----BEGIN PRIVATE KEY-----
    MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCn9I1hztMvVObZ
    lUwVFf4A7raqJOMZHCss6uO3J3JTUc3iMVzttMzAktRxGgPAYcHUwU4Fne2BBlLz
    exYGOz8tnN6a8OFXeI93bXkUO9nwdoQn0XhUNuOGR9t+T110qDzU0BdPypLAMiNH
    8Fdz9AwrPPezK8GMP9VHItP6wnW1nc34UFFQeWJ2R1/D3YF0TcOIKpgh406aRirH
    4dkJrhIi3NztcW1OJq1P0HiZyFTIRfZLw7jc7ZQTbMF7UjEgoAUdrZz6HCp1ZzE9
    7YlETCcKsjqpGGGyWyc55TYwJD8rUsEyrOYHA0NbDjOpe1OSmiw5KnZUDg5Mf+WS
    /4TWTIExAgMBAAECggEAOHCGvjJpZ0Npm/5+patRQvD08zIYGo0LuTlpsleQJI2d
    2P/rkXmrQJ9WwncSgaiYIS2gUWTjtfLxFx7qpMduEJ7hc0G1B9bcpy5jfLgsIZFC
    EbtjazFSvgIRsV1sM1KBtqYC325caDexAXCzgqSlHjaLqmruzHl66z+56k9EjPXh
    ezdua+YDpfGeW4+2uZ0w9rgj+D/d7ID0Zh3oeNOSq81WmM8HLVhVQ9ZvIUfisXiQ
    XIUhUKdUSINZaygB8d2f8VcyMtb0GDX9tqh7KoQdZcNcLyi/wmEOzGnhMVFHQqF8
    ZFuML7+RaDdW7ouPhjRalVMtQDkVNt4yF0svFmIALQKBgQDlR/iAtEh3E6kA7qsg
    dUQOLSh1FR9qMFfvw1ZBRu5vWABo94YLwPP5ogtEN0FLUGX1IqdzxCi4utMtcm/O
    8Os0TCSkqoEk8h7VNF5MfMK7Gk1Cv9oEnG4MsEu+783Srx9i6v7nBARA8rHthgxK
    kGoTacFG1VpkBA5tu12h5l1BAwKBgQC7hxP95+T+0kcXpN/GH4FcgEY8MztLS521
    9F9YHwtWrzIGmSyay+SjYTGK6zdmWmqRLAW7g93xTloEkw5tLzAviHC9JK/sMYFd
    k2ilpzHqY30Q5aoEMZ3/tA4Jucgo8xWcK0tG6mbzh/syzwZM3J6uNVK4iivI4OPW
    11+ZzYCsuwKBgQCo6h7f4vHIGEnYD/0uynW64/X8W/Vq6/a9AvHW4YTjrreOnVy5
    6AtWC9W1CegmrjKPKFqpZQiDH9BYmQhaMw901evhDGRcbavdctlODFQCN9xXorPh
    1cUVwAPtxQmjf7Tl0S69zy27E5GV5b3EaSRc7PqhTqlrKbnfibvvfKGTNQKBgEyi
    UNssDvrLt93DtObkLRs+GHW1gf+tMRAQg34hgaK1Cb6EjiPcOt1BdNuOcB9Vx8L3
    uIf+xY49NLA14GliJVDncxr4iSP+vx0chmFbyBw+9/cVw7rfA/BhBnOXBmMlo6kk
    UCj01YmkAlWrIKn8ZqROijV70ZTPwowji5/wySrNAoGAfmzFLTVuo5TklQ2WQcnp
    /MBfBZ2b92/bIW1Ys5kbaU7rT/qXb2J6ofQqFcgW6+cCqTMBNuZnG9tMchNLrtrn
    YlCoEBU0EVKccWteuhxRa8gt0I65kVugZSIxgih3+k62rEsHIYqpuaaBb3/mG9oz
    MRVQlqlpeQO2g1sa3KtP80s=
    -----END PRIVATE KEY-----
    """

  /// P-256: what Apple would give to a service.
  static let apple = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqRiIh+1n/d3iJXNE
    85NhH8e0cXyRcD8OVWd1aIV5/RChRANCAAQm6AHtyRT59gMl0O+4jjdMNxPId+Am
    GP1P64LpqKKj8vGURYnlb1iybBxcOoX+vyjkBzIMb0GbGIoqYNVNCCfK
    -----END PRIVATE KEY-----
    """
}
