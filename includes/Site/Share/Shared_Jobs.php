<?php
/** The newest design jobs for feeds and frames, with their companies: what strangers read, by the filters of the list of companies. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Directory\List_Filters;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Site\Front\Item;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class Shared_Jobs {

	/**
	 * They take the same number of statements, one or many.
	 * @param array<int|string,mixed> $query The address' parameters, as they were sent.
	 * @return list<array{WP_Post,Item}>|WP_Error Jobs and cards, newest first; none where strangers may read none.
	 */
	public static function of( array $query, int $number ): array|WP_Error {
		$request = new WP_REST_Request();
		$request->set_query_params( $query );
		[ $filters, $wrong ] = List_Filters::of( Roles::CONTRACTOR, $request );
		if ( $wrong ) {
			return Errors::fields( $wrong );
		}
		$ids = Site_Settings::shows_jobs() ? ( new Query() )->newest_jobs( $filters, $number ) : array();
		_prime_post_caches( $ids );
		$posts = Listed_Jobs::posts( $ids );
		$cards = ( new Query() )->cards( array_map( Ownership::of( ... ), $posts ) );
		$jobs  = array();
		foreach ( $posts as $post ) {
			$card = $cards[ Ownership::of( $post ) ] ?? null;
			if ( $card ) {
				$jobs[] = array( $post, new Item( $card ) );
			}
		}
		return $jobs;
	}

	public static function url( WP_Post $job, Item $card ): string {
		return home_url( '/project/' . $card->text( 'slug' ) . "/mission/{$job->ID}" );
	}

	/** The company, and with the operator's leave what one decides by: pay, kind, place, deadline. */
	public static function summary( WP_Post $job, Item $card ): string {
		return Site_Settings::shows_whole_jobs() ? Listed_Jobs::with_facts( $card->text( 'company' ), $job->ID ) : $card->text( 'company' );
	}

	/** @return list<string> Names of the skills it asks for. */
	public static function skills( WP_Post $job ): array {
		$terms = get_the_terms( $job, Skills::TAXONOMY );
		$known = array_column( is_array( $terms ) ? $terms : array(), null, 'term_id' );
		return array_values( array_intersect_key( Skills::names(), $known ) );
	}
}
