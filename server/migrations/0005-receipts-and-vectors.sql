CREATE TABLE "answer_receipts" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"receipt" jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "model_usage" (
	"month" date NOT NULL,
	"owner_id" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "model_usage_month_owner_id_pk" PRIMARY KEY("month","owner_id")
);

--> statement-breakpoint
CREATE TABLE "passage_vectors" (
	"passage_id" bigint NOT NULL,
	"model" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "passage_vectors_passage_id_model_pk" PRIMARY KEY("passage_id","model")
);

--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "embedding_model" text;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD COLUMN "embedding_dimension" integer;
--> statement-breakpoint
ALTER TABLE "answer_receipts" ADD CONSTRAINT "answer_receipts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passage_vectors" ADD CONSTRAINT "passage_vectors_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "passage_vectors_content_hash_index" ON "passage_vectors" USING btree ("content_hash");
