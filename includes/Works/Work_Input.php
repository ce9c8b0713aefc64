<?php
/**
 * Reads the form of a work, whoever sends it: the API's controller or wp-admin.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Works;

use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Media\Uploads;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class Work_Input {

	/**
	 * @param Work_Service $service Writes.
	 * @param Limits       $limits  How many pictures somebody may send.
	 */
	public function __construct( private readonly Work_Service $service, private readonly Limits $limits ) {}

	/**
	 * Reads and checks what was sent, from the cheapest check to the dearest: images are decoded when all else is good.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @param WP_Post|null                         $post    The work that is changed: its fields that were not sent stay.
	 * @param int                                  $owner   Whose work it is.
	 * @return array{array<string,mixed>,array<string,array<string,mixed>>,WP_Error|null} Values, image files by field, all failing fields.
	 */
	public function read( WP_REST_Request $request, ?WP_Post $post, int $owner ): array {
		$form     = Contract::form( 'work', 'work' );
		$uploads  = Uploads::of( $request, $form );
		$values   = $form->clean( $request->get_params() );
		$messages = Skills::check( $form->errors( $values, null !== $post, $uploads->fields() ), $values );
		$fields   = array_keys( $uploads->files() );
		$error    = Uploads::error( $messages, $uploads->refusals(), $form )
			?? $this->limits->pictures( get_current_user_id(), count( $fields ) )
			?? $this->service->refusal_of_storage( $fields, $post, $owner )
			?? $uploads->decode();
		return array( $values, $uploads->files(), $error );
	}
}
