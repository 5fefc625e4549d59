/* Written by python -m web.tools.rules from pad/entries.py and the options. */

/** A number between two, a text of limited length, one of several values, or a list. */
export type Shape =
  | { int: readonly [number, number] }
  | { text: number }
  | { one: readonly (string | boolean | null)[] }
  | { some: readonly Shape[] }
  | { list: Shape }
  | { tuple: readonly Shape[] }

export type Value = string | number | boolean

/** The fields of every kind of entry. */
export const ENTRIES: Record<string, Record<string, Shape>> = {
  "bid": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    },
    "bid": {
      "int": [
        0,
        60
      ]
    }
  },
  "tricks": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "won": {
      "list": {
        "int": [
          0,
          60
        ]
      }
    }
  },
  "trump": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "trump": {
      "some": [
        {
          "one": [
            "B",
            "G",
            "R",
            "Y"
          ]
        },
        {
          "one": [
            null
          ]
        }
      ]
    },
    "turned": {
      "some": [
        {
          "one": [
            "J",
            "W"
          ]
        },
        {
          "one": [
            null
          ]
        }
      ]
    }
  },
  "magic": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "magic": {
      "some": [
        {
          "one": [
            "cross_out",
            "extra_die",
            "jester_column",
            "jesters_frozen",
            "jesters_own_color",
            "roll_first",
            "rolls_as_predicted",
            "rotate_two",
            "secret",
            "wizards_all_colors"
          ]
        },
        {
          "one": [
            null
          ]
        }
      ]
    }
  },
  "predict": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    },
    "box": {
      "tuple": [
        {
          "int": [
            0,
            60
          ]
        },
        {
          "one": [
            "B",
            "G",
            "R",
            "Y"
          ]
        }
      ]
    }
  },
  "cross": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    },
    "number": {
      "some": [
        {
          "int": [
            0,
            60
          ]
        },
        {
          "one": [
            null
          ]
        }
      ]
    }
  },
  "wizard": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "colour": {
      "one": [
        "B",
        "G",
        "R",
        "Y"
      ]
    }
  },
  "rolls": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "rolls": {
      "int": [
        0,
        60
      ]
    }
  },
  "score": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    },
    "off": {
      "int": [
        0,
        60
      ]
    }
  },
  "jester": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    },
    "jesters": {
      "int": [
        0,
        60
      ]
    }
  },
  "dice": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    },
    "faces": {
      "tuple": [
        {
          "one": [
            "B",
            "G",
            "J",
            "R",
            "W",
            "Y"
          ]
        },
        {
          "one": [
            "B",
            "G",
            "J",
            "R",
            "W",
            "Y"
          ]
        },
        {
          "one": [
            "B",
            "G",
            "J",
            "R",
            "W",
            "Y"
          ]
        },
        {
          "one": [
            "B",
            "G",
            "J",
            "R",
            "W",
            "Y"
          ]
        },
        {
          "one": [
            "B",
            "G",
            "J",
            "R",
            "W",
            "Y"
          ]
        },
        {
          "one": [
            "B",
            "G",
            "J",
            "R",
            "W",
            "Y"
          ]
        },
        {
          "one": [
            "B",
            "G",
            "J",
            "R",
            "W",
            "Y"
          ]
        }
      ]
    },
    "jester": {
      "one": [
        false,
        true
      ]
    }
  },
  "turn": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    }
  },
  "rename": {
    "player": {
      "int": [
        0,
        5
      ]
    },
    "name": {
      "text": 200
    }
  },
  "leave": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    }
  },
  "rounds": {
    "rounds": {
      "int": [
        1,
        20
      ]
    }
  },
  "undo": {},
  "redo": {},
  "covered": {
    "round": {
      "int": [
        1,
        20
      ]
    },
    "player": {
      "int": [
        0,
        5
      ]
    }
  }
}

/** The values of every option but the first dealer or Seer and the rounds. */
export const OPTIONS: Record<string, Record<string, readonly Value[]>> = {
  "cards": {
    "bidding": [
      "open",
      "covered",
      "secret"
    ],
    "plus_minus_one": [
      false,
      true
    ],
    "clairvoyance": [
      false,
      true
    ]
  },
  "dice": {
    "magic": [
      false,
      true
    ],
    "target": [
      9,
      12
    ],
    "jester_when_exact": [
      true,
      false
    ]
  }
}

/** The option that says who begins. */
export const FIRST: Record<string, string> = {
  "cards": "first_dealer",
  "dice": "first_seer"
}
