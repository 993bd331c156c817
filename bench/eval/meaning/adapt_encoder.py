"""Learns a small change to the sentence encoder from questions and the sentences that answer them.

    python3 bench/eval/meaning/adapt_encoder.py learn questions.jsonl change.bin
    python3 bench/eval/meaning/adapt_encoder.py learn questions.jsonl without-0.bin --leave-out 0/2
    python3 bench/eval/meaning/adapt_encoder.py measure questions.jsonl [change.bin]

`questions.jsonl` is what write-encoder-questions.ts writes, an agent a line. Nothing of the set `everyday` is learned from, nor
of every tenth written agent: both are what is measured, without a change how the encoder is."""

import argparse
import json
import random
import time

import numpy
import torch

from encoder_in_torch import Encoder

LEARNED = ("written", "tuned", "small", "article")
SEED = 1
RANK = 16
PASSES = 2
RATE = 1e-3
DECAY = 0.02
AGENTS_AT_ONCE = 2
MOST_QUESTIONS = 30
MOST_SENTENCES = 40
MOST_PIECES = 64
# How often a sentence is learned within its context; otherwise alone.
IN_CONTEXT = 0.6
# How much it counts to tell the answer from another agent's sentences, too: some of those answer as well.
AMONG_OTHERS = 0.25
FIRST_SHARPNESS = 18.0
WARM_UP = 15


def read_agents(path, held_out_step, fold=None):
    """Those that are learned from, without the lines of a fold (number, of how many), and those that are measured."""
    with open(path, encoding="utf-8") as file:
        agents = [agent for line, agent in enumerate(map(json.loads, file))
                  if agent["questions"] and (fold is None or line % fold[1] != fold[0])]
    names = sorted(agent["name"] for agent in agents if agent["set"] == "written")
    held_out = set(names[::held_out_step]) if held_out_step else set()
    learned = [agent for agent in agents if agent["set"] in LEARNED and agent["name"] not in held_out]
    others = [agent for agent in agents if agent["set"] == "everyday" or agent["name"] in held_out]
    return learned, others


@torch.no_grad()
def measure(encoder, agents):
    """How often the sentence that answers comes first, or among the first three, by meaning alone."""
    counts = {}
    for agent in agents:
        questions = encoder([question["tokens"] for question in agent["questions"]])
        alone, in_context = (encoder([sentence[how] for sentence in agent["sentences"]]) for how in ("alone", "inContext"))
        order = (questions @ (0.4 * alone + 0.6 * in_context).T).argsort(1, descending=True)[:, :3].tolist()
        count = counts.setdefault(agent["set"], [0, 0, 0])
        for best, question in zip(order, agent["questions"]):
            right = set(question["right"])
            count[0] += best[0] in right
            count[1] += any(at in right for at in best)
            count[2] += 1
    return "; ".join(f"{name} {100 * first / all:.1f} / {100 * three / all:.1f} % of {all}"
                     for name, (first, three, all) in counts.items())


def draw(agent, chance):
    """Some of an agent's questions, and its sentences with all that answer them."""
    questions = agent["questions"]
    if len(questions) > MOST_QUESTIONS:
        questions = chance.sample(questions, MOST_QUESTIONS)
    answers = sorted({at for question in questions for at in question["right"]})[:MOST_SENTENCES]
    others = [at for at in range(len(agent["sentences"])) if at not in set(answers)]
    chosen = answers + chance.sample(others, min(len(others), max(MOST_SENTENCES // 3, MOST_SENTENCES - len(answers))))
    texts = [agent["sentences"][at]["inContext" if chance.random() < IN_CONTEXT else "alone"] for at in chosen]
    right = torch.tensor([[at in question["right"] for at in chosen] for question in questions])
    return [question["tokens"] for question in questions], texts, right


def loss_of(scores, right):
    """Mean of -log of what a softmax gives all right answers together."""
    asked = right.any(1)
    chances = scores.log_softmax(1).masked_fill(~right, -1e9).logsumexp(1)
    return -chances[asked].mean()


def loss_together(encoder, sharpness, drawn):
    texts = [text[:MOST_PIECES] for questions, sentences, _ in drawn for text in questions + sentences]
    vectors = encoder(texts)
    questions, sentences, at = [], [], 0
    for asked, told, _ in drawn:
        questions.append(vectors[at:at + len(asked)])
        sentences.append(vectors[at + len(asked):at + len(asked) + len(told)])
        at += len(asked) + len(told)
    scale = sharpness.exp()
    own = sum(loss_of(scale * q @ s.T, right) for q, s, (_, _, right) in zip(questions, sentences, drawn)) / len(drawn)
    right = torch.block_diag(*(right.float() for _, _, right in drawn)).bool()
    among = loss_of(scale * torch.cat(questions) @ torch.cat(sentences).T, right)
    return own + AMONG_OTHERS * among


def train(encoder, agents, options):
    chance = random.Random(SEED)
    changed = [part for linear in encoder.adapted() for part in (linear.read, linear.write)]
    sharpness = torch.nn.Parameter(torch.tensor(FIRST_SHARPNESS).log())
    optimizer = torch.optim.AdamW(
        [{"params": changed, "weight_decay": DECAY}, {"params": [sharpness], "weight_decay": 0}],
        lr=options.rate, betas=(0.9, 0.98))
    order, step, began = list(agents), 0, time.time()
    steps = options.passes * -(-len(order) // AGENTS_AT_ONCE)
    for number in range(options.passes):
        chance.shuffle(order)
        losses = []
        for start in range(0, len(order), AGENTS_AT_ONCE):
            loss = loss_together(encoder, sharpness, [draw(agent, chance) for agent in order[start:start + AGENTS_AT_ONCE]])
            step += 1
            for group in optimizer.param_groups:
                group["lr"] = options.rate * min(1, step / WARM_UP) * max(0.05, 1 - step / steps)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(changed, 1.0)
            optimizer.step()
            losses.append(loss.item())
            if step % 5 == 0:
                print(f"step {step} of {steps}, loss {sum(losses[-5:]) / 5:.3f}, {time.time() - began:.0f} s", flush=True)
                write_change(encoder, options.change)
        print(f"pass {number + 1}: loss {sum(losses) / len(losses):.3f}", flush=True)
        write_change(encoder, options.change)


def write_change(encoder, path):
    """Half floats: of each adapted matrix `read` (rows × rank), then `write` (rank × columns), row by row."""
    parts = [part.detach().numpy().astype("<f2") for linear in encoder.adapted() for part in (linear.read, linear.write)]
    with open(path, "wb") as file:
        for part in parts:
            file.write(part.tobytes())


def read_change(encoder, path, rank):
    """Puts what `write_change` wrote into an encoder."""
    numbers, at = numpy.fromfile(path, "<f2").astype(numpy.float32), 0
    encoder.adapt(rank, SEED)
    for linear in encoder.adapted():
        for part in (linear.read, linear.write):
            part.data = torch.tensor(numbers[at:at + part.numel()].reshape(part.shape))
            at += part.numel()
    if at != len(numbers):
        raise ValueError(f"{path} holds {len(numbers)} numbers instead of {at}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("task", choices=("learn", "measure"))
    arguments.add_argument("questions")
    arguments.add_argument("change", nargs="?", help="where the numbers are written, or read from")
    arguments.add_argument("--passes", type=int, default=PASSES)
    arguments.add_argument("--rank", type=int, default=RANK)
    arguments.add_argument("--rate", type=float, default=RATE)
    arguments.add_argument("--hold-out", type=int, default=10, help="every which written agent is left out; 0 for none")
    arguments.add_argument("--leave-out", help="2/5 learns nothing of the third of every five agents")
    arguments.add_argument("--threads", type=int, default=2)
    options = arguments.parse_args()
    if options.task == "learn" and options.change is None:
        arguments.error("learn needs to know where the numbers are written")
    torch.set_num_threads(options.threads)
    fold = options.leave_out and tuple(map(int, options.leave_out.split("/")))
    agents, others = read_agents(options.questions, options.hold_out, fold)
    encoder = Encoder()
    if options.task == "learn":
        print(f"{len(agents)} agents with {sum(len(agent['questions']) for agent in agents)} questions", flush=True)
        encoder.adapt(options.rank, SEED)
        train(encoder, agents, options)
        return
    if options.change is not None:
        read_change(encoder, options.change, options.rank)
    print(measure(encoder, others))


if __name__ == "__main__":
    main()
