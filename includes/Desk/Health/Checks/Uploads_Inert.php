<?php
/** Checks that the web server does not run uploaded files as PHP. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Desk\Health\Loopback;
use WP_Error;

final class Uploads_Inert implements Check {

	public const ID   = 'uploads-inert';
	public const SLOW = true;

	public function name(): string {
		return __( 'Uploaded files are not executed', 'design-marketplace' );
	}

	public function run(): Finding {
		$folder = wp_upload_dir();
		if ( ! empty( $folder['error'] ) || ! wp_is_writable( $folder['basedir'] ) ) {
			return Finding::critical(
				__( 'Uploads cannot be stored', 'design-marketplace' ),
				__(
					'PHP cannot write to the uploads folder, so every picture is rejected. Make the folder writable for the user PHP runs as.',
					'design-marketplace'
				)
			);
		}
		$name   = 'design-marketplace-' . bin2hex( random_bytes( 8 ) ) . '.php';
		$secret = bin2hex( random_bytes( 8 ) );
		try {
			// Exists only for a moment, under a random name. It only prints a word backwards.
			file_put_contents( "{$folder['basedir']}/{$name}", "<?php echo strrev( '{$secret}' );" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- one small local file.
			// Also with a path after it: rules for the end of a URL miss that.
			$answer = Loopback::get( "{$folder['baseurl']}/{$name}" );
			if ( ! self::has_run( $answer, $secret ) ) {
				$behind = Loopback::get( "{$folder['baseurl']}/{$name}/x" );
				$answer = self::has_run( $behind, $secret ) ? $behind : $answer;
			}
		} finally {
			wp_delete_file( "{$folder['basedir']}/{$name}" );
		}
		if ( ! $answer instanceof WP_Error && $answer['status'] >= 500 ) {
			$answer = new WP_Error( 'http', "HTTP {$answer['status']}" );
		}
		if ( $answer instanceof WP_Error ) {
			return Loopback::unknown( __( 'Could not check whether uploaded files can be executed', 'design-marketplace' ), $answer );
		}
		return self::has_run( $answer, $secret )
			? Finding::critical(
				__( 'The web server runs PHP files in the uploads folder', 'design-marketplace' ),
				__(
					'This plugin accepts pictures only, but a security hole in any other plugin could be exploited. On nginx: location ~* ^/wp-content/uploads/.*\.php { deny all; } On Apache, in uploads/.htaccess: RedirectMatch 404 (?i)\.php(/|$)',
					'design-marketplace'
				)
			)
			: Finding::good( __( 'Nothing in the uploads folder can be executed', 'design-marketplace' ) );
	}

	/**
	 * @param array{status:int,body:string}|WP_Error $answer
	 * @param string                                 $secret Word in the file.
	 */
	private static function has_run( array|WP_Error $answer, string $secret ): bool {
		return ! $answer instanceof WP_Error && str_contains( $answer['body'], strrev( $secret ) );
	}
}
