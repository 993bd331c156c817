"""How well right replies can be told from wrong ones, and from all that is refused rightly, by what is known of a question.

    python3 bench/eval/meaning/weigh_judged_cases.py cases.jsonl [--hidden 24] [--features few]

`cases.jsonl` is what write-judged-cases.ts writes. Logistic regression, or a network with one hidden layer; each agent is judged by
weights that were learned on others. For some bars (by whether words alone would answer) it prints of each set what is right / wrong
of what the knowledge has, and how much of what it hasn't is refused: near its topic / off it."""

import argparse
import json
import random

import numpy
import torch

SETS = ("everyday", "tuned", "written", "small", "article")
IMPORTANCE = {"everyday": 5, "tuned": 3, "written": 1, "small": 2, "article": 4}
# A wrong answer costs two refusals.
COST = {"known": 1, "near-topic": 4, "off-topic": 2}
FEW = ("byWords", "inContext", "probability", "passageProbability", "agrees", "isRow", "missesType", "unknownRare")
SURE = 0.99
WORDS_ANSWER = 0.5
FOLDS = 8
PASSES = {False: 40, True: 25}
DECAY = {False: 0.01, True: 0.1}
BARS = [(answered, refused) for answered in (0.2, 0.25, 0.3, 0.35, 0.4) for refused in (0.55, 0.6, 0.65, 0.7)]


class Cases:
    def __init__(self, path, few):
        with open(path, encoding="utf-8") as file:
            cases = [json.loads(line) for line in file]
        names = FEW if few else list(cases[0]["features"])
        confidence = numpy.array([case["confidence"] for case in cases]).clip(1e-4, 1 - 1e-4)
        self.words_answer = confidence >= WORDS_ANSWER
        self.sure = confidence >= SURE
        known = [[case["features"][name] for name in names] for case in cases]
        self.features = numpy.c_[known, numpy.log(confidence / (1 - confidence)), self.words_answer].astype("float32")
        self.set, self.kind = (numpy.array([case[of] for case in cases]) for of in ("set", "kind"))
        self.is_right = numpy.array([case["isRight"] for case in cases])
        self.is_right_shown = numpy.where(self.sure, [case["isRightByWords"] for case in cases], self.is_right)
        agents = sorted({(case["set"], case["name"]) for case in cases})
        random.Random(0).shuffle(agents)
        fold = {agent: number % FOLDS for number, agent in enumerate(agents)}
        self.fold = numpy.array([fold[case["set"], case["name"]] for case in cases])
        self.importance = torch.tensor([float(IMPORTANCE[s] * COST[k]) for s, k in zip(self.set, self.kind)])


def make_model(size, hidden):
    if hidden == 0:
        return torch.nn.Linear(size, 1)
    return torch.nn.Sequential(
        torch.nn.Linear(size, hidden), torch.nn.Tanh(), torch.nn.Dropout(0.1), torch.nn.Linear(hidden, 1))


def chances(cases, hidden):
    """That each reply is right, by a model that has seen nothing of its agent."""
    found, right = numpy.zeros(len(cases.fold)), torch.tensor(cases.is_right, dtype=torch.float32)
    for fold in range(FOLDS):
        torch.manual_seed(fold)
        learned = (cases.fold != fold) & ~cases.sure
        middle, spread = cases.features[learned].mean(0), cases.features[learned].std(0) + 1e-6
        features = torch.tensor((cases.features - middle) / spread).clamp(-5, 5)
        model = make_model(features.shape[1], hidden)
        optimizer = torch.optim.AdamW(model.parameters(), lr=5e-3, weight_decay=DECAY[hidden > 0])
        numbers = torch.tensor(numpy.where(learned)[0])
        for _ in range(PASSES[hidden > 0]):
            for some in numbers[torch.randperm(len(numbers))].split(256):
                losses = torch.nn.functional.binary_cross_entropy_with_logits(
                    model(features[some])[:, 0], right[some], reduction="none")
                optimizer.zero_grad()
                (losses * cases.importance[some]).mean().backward()
                optimizer.step()
        model.eval()
        with torch.no_grad():
            left_out = cases.fold == fold
            found[left_out] = torch.sigmoid(model(features[left_out])[:, 0]).numpy()
    return found


def area(cases, found, chosen):
    """How often a right reply has the greater chance of two (the area under the ROC curve)."""
    right, wrong = (found[chosen & ~cases.sure & (cases.is_right == value)] for value in (True, False))
    return (right[:, None] > wrong[None, :]).mean()


def share(part, whole):
    return f"{100 * (part & whole).sum() / whole.sum():.1f}" if whole.any() else "–"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("cases")
    arguments.add_argument("--hidden", type=int, default=0, help="units of the hidden layer; 0 for none")
    arguments.add_argument("--features", choices=("all", "few"), default="all", help="few: those of the product")
    options = arguments.parse_args()
    cases = Cases(options.cases, options.features == "few")
    found = chances(cases, options.hidden)
    written = cases.set == "written"
    print(f"area written {area(cases, found, written):.3f}, others {area(cases, found, ~written):.3f}")
    for answered, refused in BARS:
        answers = cases.sure | (found >= numpy.where(cases.words_answer, answered, refused))
        figures = []
        for name in SETS:
            known, near, off = ((cases.set == name) & (cases.kind == kind) for kind in COST)
            right, wrong = (share(answers & (cases.is_right_shown == value), known) for value in (True, False))
            figures.append(f"{name} {right} / {wrong}, {share(~answers, near)} / {share(~answers, off)}")
        print(f"{answered} / {refused}: {'; '.join(figures)}")


if __name__ == "__main__":
    main()
