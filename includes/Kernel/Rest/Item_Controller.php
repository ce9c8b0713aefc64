<?php
/** Base of the controllers of works and missions: their order, state and common fields. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Database\Post_Pages;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** The form checks what is written, and names all failing fields at once. Core checks the parameters of lists. */
abstract class Item_Controller {

	/**
	 * ORDER BY clause of a request.
	 * @param WP_REST_Request<array<string,mixed>> $request Request with checked parameters.
	 */
	protected function order( WP_REST_Request $request ): string {
		$direction = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		$column    = Post_Pages::ORDER[ (string) $request['orderby'] ] ?? Post_Pages::ORDER['date'];
		return "{$column} {$direction}, ID {$direction}";
	}

	/** The requested status: published or draft; any other is ignored. */
	protected function status( WP_REST_Request $request ): ?string {
		return in_array( $request['status'], array( 'publish', 'draft' ), true ) ? $request['status'] : null;
	}

	/**
	 * The answer to who reads or has changed an item. Somebody may have erased it meanwhile.
	 * @param array<string,mixed> $item Empty when it is gone.
	 * @param array<string,mixed> $more Beside the item.
	 */
	protected function answer( array $item, array $more = array() ): WP_REST_Response|WP_Error {
		return $item ? new WP_REST_Response( $item + $more ) : Errors::of( 'post_not_found' );
	}

	/**
	 * The answer to a created item: 201, with its address.
	 * @param string              $path Of the items.
	 * @param array<string,mixed> $item Empty when it was deleted at once.
	 */
	protected function created( string $path, array $item ): WP_REST_Response|WP_Error {
		$answer = $this->answer( $item );
		if ( $answer instanceof WP_REST_Response ) {
			$answer->set_status( 201 );
			$answer->header( 'Location', rest_url( "{$path}/{$item['id']}" ) );
		}
		return $answer;
	}

	/**
	 * The fields of every post, as core gives them.
	 * @return array{id:int,status:string,author:int,date:string,date_gmt:string,modified:string,modified_gmt:string}
	 */
	public static function common( WP_Post $post ): array {
		return array(
			'id'           => $post->ID,
			'status'       => $post->post_status,
			'author'       => (int) $post->post_author,
			'date'         => mysql_to_rfc3339( $post->post_date ),
			'date_gmt'     => self::gmt( $post->post_date_gmt, $post->post_date ),
			'modified'     => mysql_to_rfc3339( $post->post_modified ),
			'modified_gmt' => self::gmt( $post->post_modified_gmt, $post->post_modified ),
		);
	}

	/**
	 * A GMT time; drafts have none of their own.
	 * @param string $local Its twin in site time.
	 */
	private static function gmt( string $gmt, string $local ): string {
		return mysql_to_rfc3339( str_starts_with( $gmt, '0000' ) ? get_gmt_from_date( $local ) : $gmt );
	}
}
