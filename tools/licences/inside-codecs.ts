/** A library compiled into a codec whose package does not ship the library's licence. */
interface InsideCodec {
  readonly name: string;
  readonly files: readonly string[];
  /** The copyright lines of its licence or, if that has none, its authors. */
  readonly copyright: readonly string[];
  /** MIT by default; some offer a choice that includes it. */
  readonly licence?: 'BSD-2-Clause' | 'BSD-3-Clause';
}

const avif = ['avif-dec.wasm', 'avif_enc.wasm'];
const jxl = ['jxl-dec.wasm', 'jxl-enc.wasm', 'jxl_dec.wasm'];
const pdf = ['pdfium.wasm'];
const webp = ['webp_dec.wasm', 'webp_enc_simd.wasm'];
const emscripten = ['libheif.wasm', 'magick.wasm', 'mozjpeg_enc.wasm', ...avif, ...jxl, ...pdf, ...webp];
const oxipng = ['squoosh_oxipng_bg.wasm'];

export const insideCodecs: readonly InsideCodec[] = [
  { name: 'Emscripten', files: emscripten, copyright: ['Copyright (c) 2010-2014 Emscripten authors'] },
  { name: 'musl', files: emscripten, copyright: ['Copyright (c) 2005-2020 Rich Felker, et al.'] },
  {
    name: 'libavif',
    files: avif,
    copyright: ['Copyright 2019 Joe Drago. All rights reserved.'],
    licence: 'BSD-2-Clause',
  },
  {
    name: 'libaom',
    files: avif,
    copyright: ['Copyright (c) 2016, Alliance for Open Media. All rights reserved.'],
    licence: 'BSD-2-Clause',
  },
  {
    name: 'libyuv',
    files: ['avif-dec.wasm'],
    copyright: ['Copyright 2011 The LibYuv Project Authors. All rights reserved.'],
    licence: 'BSD-3-Clause',
  },
  {
    name: 'libjxl',
    files: jxl,
    copyright: ['Copyright (c) the JPEG XL Project Authors. All rights reserved.'],
    licence: 'BSD-3-Clause',
  },
  {
    name: 'Highway',
    files: jxl,
    copyright: ['Copyright (c) The Highway Project Authors. All rights reserved.'],
    licence: 'BSD-3-Clause',
  },
  {
    name: 'skcms',
    files: jxl,
    copyright: ['Copyright (c) 2018 Google Inc. All rights reserved.'],
    licence: 'BSD-3-Clause',
  },
  { name: 'Brotli', files: jxl, copyright: ['Copyright (c) 2009, 2010, 2013-2016 by the Brotli Authors.'] },
  { name: 'PDFium', files: pdf, copyright: ['Copyright 2014 The PDFium Authors'], licence: 'BSD-3-Clause' },
  {
    name: 'OpenJPEG',
    files: pdf,
    copyright: [
      'Copyright (c) 2002-2014, Universite catholique de Louvain (UCL), Belgium',
      'Copyright (c) 2002-2014, Professor Benoit Macq',
    ],
    licence: 'BSD-2-Clause',
  },
  { name: 'Little CMS', files: pdf, copyright: ['Copyright (c) 1998-2023 Marti Maria Saguer'] },
  { name: 'bitvec 1.0.1', files: oxipng, copyright: ['Copyright (c) 2018 myrrlyn (Alexander Payne)'] },
  { name: 'dlmalloc 0.2.6', files: oxipng, copyright: ['Copyright (c) 2014 Alex Crichton'] },
  { name: 'hashbrown 0.14.5', files: oxipng, copyright: ["Copyright (c) 2016 Amanieu d'Antras"] },
  { name: 'indexmap 2.2.6', files: oxipng, copyright: ['Copyright (c) 2016--2017'] },
  { name: 'libdeflate', files: oxipng, copyright: ['Copyright 2016 Eric Biggers', 'Copyright 2024 Google LLC'] },
  { name: 'oxipng 9.1.1', files: oxipng, copyright: ['Copyright (c) 2016 Joshua Holmer'] },
  { name: 'rgb', files: oxipng, copyright: ['Copyright (c) Kornel Lesiński and contributors'] },
  { name: 'Rust standard library', files: oxipng, copyright: ['Copyright (c) The Rust Project Contributors'] },
  { name: 'wasm-bindgen', files: oxipng, copyright: ['Copyright (c) 2014 Alex Crichton'] },
  { name: 'wyz 0.5.1', files: oxipng, copyright: ['Copyright (c) 2018 myrrlyn (Alexander Payne)'] },
];
