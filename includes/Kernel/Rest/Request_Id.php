<?php
/** The parameter `request_id`, by which a client names a new item, so that one sent again is made once. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use WP_Error;
use WP_REST_Request;

final class Request_Id {

	/**
	 * Adds the message about a name that is none to the form's messages. Ignoring it would make the item twice.
	 * @param WP_Error|null $error What was wrong so far.
	 */
	public static function refusal( WP_REST_Request $request, ?WP_Error $error = null ): ?WP_Error {
		$sent = $request['request_id'];
		if ( null === $sent || '' !== Idempotency_Keys::name( $sent ) ) {
			return $error;
		}
		if ( $error && 'rest_invalid_param' !== $error->get_error_code() ) {
			return $error;
		}
		$params = (array) ( ( (array) $error?->get_error_data() )['params'] ?? array() );
		return Errors::fields( $params + array( 'request_id' => Contract::message( 'value_invalid' ) ) );
	}
}
