CREATE TABLE "conversation_counts" (
	"agent_id" bigint NOT NULL,
	"shard" smallint NOT NULL,
	"conversations" integer NOT NULL,
	CONSTRAINT "conversation_counts_agent_id_shard_pk" PRIMARY KEY("agent_id","shard")
);

--> statement-breakpoint
ALTER TABLE "conversation_counts" ADD CONSTRAINT "conversation_counts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
