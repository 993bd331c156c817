CREATE TABLE "topic_encodings" (
	"agent_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"model" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "topic_vectors" (
	"passage_id" bigint NOT NULL,
	"model" text NOT NULL,
	"texts_hash" "bytea" NOT NULL,
	"vectors" "bytea" NOT NULL,
	CONSTRAINT "topic_vectors_passage_id_model_pk" PRIMARY KEY("passage_id","model")
);

--> statement-breakpoint
ALTER TABLE "topic_encodings" ADD CONSTRAINT "topic_encodings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "topic_vectors" ADD CONSTRAINT "topic_vectors_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE cascade ON UPDATE no action;
