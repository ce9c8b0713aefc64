<?php
/**
 * Plugin Name: Development site
 * Description: Mail goes to the local inbox, and nothing is asked of wordpress.org.
 */

// The plugin's folders are links: an address made from a file in one of them must lead back here.
foreach ( glob( WP_PLUGIN_DIR . '/design-marketplace/*', GLOB_ONLYDIR ) as $development_folder ) {
	if ( is_link( $development_folder ) ) {
		$GLOBALS['wp_plugin_paths'][ $development_folder ] = realpath( $development_folder ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- its purpose.
	}
}
unset( $development_folder );

add_action(
	'phpmailer_init',
	static function ( $mailer ) {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1'; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$mailer->Port        = DEVELOPMENT_SMTP_PORT; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$mailer->SMTPAuth    = false; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$mailer->SMTPAutoTLS = false; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		$mailer->Timeout     = 10; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
	}
);

// WordPress' own sender would be "wordpress@localhost", which PHPMailer refuses.
add_filter(
	'wp_mail_from',
	static function ( $from ) {
		return str_replace( '@localhost', '@design-marketplace.test', $from );
	},
	1
);

// Offline, each refused look for updates would be a line in debug.log.
add_filter(
	'pre_http_request',
	static function ( $answer, $args, $url ) {
		if ( ! str_ends_with( (string) wp_parse_url( $url, PHP_URL_HOST ), 'wordpress.org' ) ) {
			return $answer;
		}
		return array(
			'headers'  => array(),
			'body'     => '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[],"upgrade":false,"insecure":false}',
			'response' => array( 'code' => 200, 'message' => 'OK' ),
			'cookies'  => array(),
			'filename' => null,
		);
	},
	10,
	3
);

// Hashing is slow on purpose; the tests make hundreds of members.
add_filter( 'wp_hash_password_options', static fn( array $options ): array => array( 'cost' => 4 ) + $options );
