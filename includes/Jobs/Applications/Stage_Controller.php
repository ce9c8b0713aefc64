<?php
/** POST /wp/v2/application: owners set stages, applicants withdraw or apply again. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Application_Controller has the read routes. */
final class Stage_Controller {

	public function update_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$application = ( new Application_Query() )->one( (int) $request['id'] );
		if ( ! $application || ! Application_Policy::can_see( $application ) ) {
			return Errors::of( 'post_not_found' );
		}
		if ( Application_Policy::is_applicant( $application ) ) {
			$error = $this->by_applicant( $application, $request );
		} elseif ( Application_Policy::can_decide( $application ) ) {
			$error = $this->by_owner( array( $application ), $request, self::form( 'stage' ) );
		} else {
			return Errors::of( 'forbidden' );
		}
		if ( $error ) {
			return $this->with_current( $error, $application->post->ID );
		}
		return new WP_REST_Response( $this->shown( array( $application->post->ID ) )[0] ?? array() );
	}

	/** Changes several applications to one job, all or none. */
	public function create_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form         = self::form( 'stages' );
		$ids          = Value::integers( $request['ids'] );
		$ids          = is_array( $ids ) ? array_values( array_filter( $ids, 'is_int' ) ) : array();
		$applications = Application_Rows::by_posts( array_slice( $ids, 0, Contract::limit( 'collection_max' ) ) );
		$own          = array_values( array_filter( $applications, Application_Policy::can_decide( ... ) ) );
		if ( ! $own ) {
			return Errors::of( 'forbidden' );
		}
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		if ( ! $messages && count( $own ) < count( $ids ) ) {
			return Errors::of( 'post_not_found' );
		}
		if (
			! $messages
				&& count( array_unique( array_map( static fn( Application $application ): int => $application->mission, $own ) ) ) > 1
		) {
			$messages = array( 'ids' => Contract::message( 'stage_one_job' ) );
		}
		$error = $messages ? Errors::fields( $messages ) : $this->by_owner( $own, $request, $form );
		return $error ? $this->with_current( $error ) : new WP_REST_Response( $this->shown( $ids ) );
	}

	/** Withdraws, or applies again. */
	private function by_applicant( Application $application, WP_REST_Request $request ): ?WP_Error {
		$stage = is_string( $request['stage'] ) ? Stage::tryFrom( trim( $request['stage'] ) ) : null;
		if ( Stage::Withdrawn !== $stage && Stage::Fresh !== $stage ) {
			return Errors::of( 'forbidden' );
		}
		$form     = self::form( 'stage' );
		$values   = $form->clean( array_intersect_key( $request->get_params(), array_flip( array( 'stage', 'from' ) ) ) );
		$messages = $form->errors( $values );
		$from     = Owner_Changes::of( $values )->from;
		$own      = new Own_Application();
		return ( $messages ? Errors::fields( $messages ) : null )
			?? Limits::write( 'stage', get_current_user_id() )
			?? ( Stage::Withdrawn === $stage ? $own->withdraw( $application, $from ) : $own->reapply( $application, $from ) );
	}

	/** @param list<Application> $applications To one job of the current user. */
	private function by_owner( array $applications, WP_REST_Request $request, Form $form ): ?WP_Error {
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		if ( $messages ) {
			return Errors::fields( $messages );
		}
		$decision = Owner_Changes::of( $values );
		if ( Stage::Withdrawn === $decision->stage ) {
			return Errors::of( 'forbidden' );
		}
		$owner = get_current_user_id();
		return Limits::write( 'stage', $owner )
			?? ( $decision->tell ? Limits::write( 'tell', $owner ) : null )
			?? ( new Stage_Service() )->write( $applications, $decision );
	}

	/** Adds the current data to a 409 error: of the one application, or with 0 of the changed ones among several. */
	private function with_current( WP_Error $error, int $one = 0 ): WP_Error {
		$data = (array) $error->get_error_data();
		if ( 409 !== ( $data['status'] ?? 0 ) ) {
			return $error;
		}
		$items   = $this->shown( 0 === $one ? (array) ( $data[ Stage_Service::CHANGED ] ?? array() ) : array( $one ) );
		$current = 0 === $one ? $items : $items[0] ?? null;
		unset( $data[ Stage_Service::CHANGED ] );
		return new WP_Error( $error->get_error_code(), $error->get_error_message(), $data + array( 'current' => $current ) );
	}

	/**
	 * @param array<mixed> $ids Post ids.
	 * @return list<array<string,mixed>>
	 */
	private function shown( array $ids ): array {
		$ids   = array_map( 'intval', array_values( $ids ) );
		$found = ( new Application_Presenter() )->present( Application_Rows::by_posts( $ids ), true );
		usort(
			$found,
			static fn( array $one, array $other ): int =>
				array_search( $one['id'], $ids, true ) <=> array_search( $other['id'], $ids, true )
		);
		return $found;
	}

	private static function form( string $name ): Form {
		return Contract::form( 'application', $name );
	}
}
