<?php
/** GET /design-marketplace/v1/job-templates: the operator's templates of design jobs, in the caller's language. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use WP_Error;
use WP_REST_Response;

final class Job_Templates {

	private const TEXTS = array( 'name', 'title', 'description', 'duration' );

	public function answer(): WP_REST_Response|WP_Error {
		return Mission_Policy::can_create()
			? new WP_REST_Response( array_map( self::said( ... ), Site_Settings::get( 'job_templates' ) ) )
			: Errors::of( 'forbidden' );
	}

	/**
	 * @param array<string,mixed> $template
	 * @return array<string,mixed>
	 */
	private static function said( array $template ): array {
		$texts = array_map( self::text( ... ), array_intersect_key( $template, array_flip( self::TEXTS ) ) );
		$skill = mb_strtolower( (string) ( $template['skill'] ?? '' ) );
		return array( 'skill' => array_slice( array_keys( array_map( 'mb_strtolower', Skills::names() ), $skill, true ), 0, 1 ) )
			+ $texts
			+ $template
			+ array( 'engagement' => null, 'place' => null, 'duration' => '' );
	}

	/** @param array<string,string> $by_language The caller's language, the site's, or any. */
	private static function text( array $by_language ): string {
		$said = array_filter( $by_language );
		return $said[ Languages::current() ] ?? $said[ Languages::site() ] ?? (string) reset( $said );
	}
}
