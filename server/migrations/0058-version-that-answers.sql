-- Volatile: it sees what is committed when it is called, also where the statement that calls it has waited for a lock (decision 0120).
CREATE OR REPLACE FUNCTION public.stored_version(agent bigint, wanted integer) RETURNS json LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	RETURN (
		SELECT json_build_object(
			'version', indexed.version, 'purges', indexed.purges, 'passageCount', indexed.passage_count,
			'model', indexed.embedding_model, 'dimension', indexed.embedding_dimension,
			'own', indexed.embedding_own, 'others', indexed.embedding_others,
			'dead', ARRAY(
				SELECT held.entry_id FROM public.index_entries AS held
				WHERE held.agent_id = indexed.agent_id AND held.version = indexed.version
					AND NOT EXISTS (SELECT FROM public.knowledge_entries WHERE knowledge_entries.id = held.entry_id)
			)
		)
		FROM public.index_versions AS indexed
		WHERE indexed.agent_id = agent
			AND indexed.version = coalesce(wanted, (SELECT agents.live_version FROM public.agents WHERE agents.id = agent))
	);
END
$$;
